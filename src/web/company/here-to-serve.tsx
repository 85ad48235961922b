import { Section } from './section.tsx'
import { Service, type ServiceTexts } from './service.tsx'

/** The end of the market page: Training and Installation, side by side. */
export function HereToServe({ services }: ServiceTexts) {
  return (
    <Section title="We are here to serve you">
      <ul className="grid gap-4 md:grid-cols-2">
        {services.map((service) => (
          <li key={service.title} className="card service-card">
            <Service service={service} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

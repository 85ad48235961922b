import { Section } from './section.tsx'
import { Service, type ServiceTexts } from './service.tsx'

/** The end of the market page: Training and Installation, side by side. */
export function HereToServe({ services }: ServiceTexts) {
  return (
    <Section title="We are here to serve you">
      <ul className="grid gap-4 md:grid-cols-2">
        {services.map((service) => (
          <li
            key={service.title}
            className="card grid grid-cols-[min(6rem,30vw)_minmax(0,1fr)] items-start gap-4 p-4 md:grid-cols-1 md:grid-rows-[auto_1fr] md:items-stretch md:p-6 large-letters:grid-cols-1"
          >
            <Service service={service} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

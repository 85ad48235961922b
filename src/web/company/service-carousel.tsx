import { Carousel } from './carousel.tsx'
import { Service, type ServiceTexts } from './service.tsx'

/** Training and Installation, one at a time. */
export function ServiceCarousel({ services }: ServiceTexts) {
  return (
    <Carousel label="Services">
      {services.map((service) => (
        <li
          key={service.title}
          className="card grid w-full shrink-0 snap-start gap-6 p-4 md:grid-cols-[22rem_minmax(0,1fr)] lg:grid-cols-[28rem_minmax(0,1fr)] md:items-center lg:gap-12"
        >
          <Service service={service} />
        </li>
      ))}
    </Carousel>
  )
}

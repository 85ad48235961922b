import { Carousel } from './carousel.tsx'
import { Service, type ServiceTexts } from './service.tsx'

/** Training and Installation: one, and so much of the other that it is seen to be there. */
export function ServiceCarousel({ services }: ServiceTexts) {
  return (
    <Carousel label="Services">
      {services.map((service) => (
        <li
          key={service.title}
          className="card grid w-[86%] shrink-0 snap-start snap-always content-start gap-4 p-4 last:snap-end large-letters:w-full md:w-4/5 md:grid-cols-[20rem_minmax(0,1fr)] md:content-center md:items-center md:gap-6 lg:w-[72%] lg:grid-cols-[26rem_minmax(0,1fr)] lg:gap-10"
        >
          <Service service={service} />
        </li>
      ))}
    </Carousel>
  )
}

import type { Testimonial } from '#content/content-kinds.ts'

/** By role and state only, and marked, until real ones replace them (docs/product.md 3.1). */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {testimonials.map(({ quote, role, state }) => (
        <li key={quote} className="card grid content-start gap-4 p-6">
          <p className="justify-self-start rounded-control border border-edge px-2 text-sm text-quiet">
            Example
          </p>
          <figure className="grid gap-4">
            <blockquote className="text-lg">
              <p>{quote}</p>
            </blockquote>
            <figcaption className="text-sm text-quiet">
              {role}, {state}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

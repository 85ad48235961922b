import type { Testimonial } from '#content/content-kinds.ts'
import { useCompany } from '#web/layout/root-context.ts'
import { Section } from './section.tsx'

/**
 * What customers said (docs/product.md 3.1, 20.12): real ones as they are configured. The demonstration has examples, which are marked;
 * elsewhere there is nothing without real ones.
 */
export function Testimonials({ title, examples }: { title: string; examples: readonly Testimonial[] }) {
  const { testimonials: set } = useCompany()
  const isExample = set === 'examples'
  const testimonials = isExample ? examples : set
  if (testimonials.length === 0) return null
  return (
    <Section title={title}>
      <ul className="grid gap-8 lg:grid-cols-3">
        {testimonials.map((said) => (
          <li key={said.quote} className="grid content-start gap-4 border-s-2 border-signal ps-5">
            {isExample && (
              <p className="justify-self-start rounded-control border border-edge px-2 text-sm text-quiet">
                Example
              </p>
            )}
            <figure className="grid gap-4">
              <blockquote className="text-lg">
                <p>{said.quote}</p>
              </blockquote>
              <figcaption className="text-sm text-quiet">
                {'name' in said && `${said.name}, `}
                {said.role}, {said.state}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}

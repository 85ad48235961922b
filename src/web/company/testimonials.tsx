import type { ReactNode } from 'react'
import type { Testimonial } from '#content/content-kinds.ts'
import { useCompany } from '#web/layout/root-context.ts'
import { Section } from './section.tsx'

/**
 * What customers said (docs/product.md 3.1, 20.12): real ones as they are configured. The demonstration has examples, which are marked;
 * elsewhere there is nothing without real ones.
 * @param claims what is counted, beside them
 */
export function Testimonials({
  title,
  examples,
  claims,
}: {
  title: string
  examples: readonly Testimonial[]
  claims?: ReactNode
}) {
  const { testimonials: set } = useCompany()
  const isExample = set === 'examples'
  const testimonials = isExample ? examples : set
  if (testimonials.length === 0) return claims && <div className="page pt-8">{claims}</div>
  return (
    <Section title={title}>
      <div className="flex flex-col gap-8 lg:flex-row lg:gap-12">
        {claims}
        <ul className={`grid grow items-start lg:grid-cols-3 ${isExample ? 'gap-6' : 'gap-8 text-lg'}`}>
          {testimonials.map((said) => (
            <li key={said.quote} className="border-s-2 border-signal ps-4">
              <figure className="grid gap-1">
                <blockquote>
                  <p>{said.quote}</p>
                </blockquote>
                <figcaption className="text-sm text-quiet">
                  {isExample && (
                    <>
                      <strong>Example</strong>:{' '}
                    </>
                  )}
                  {'name' in said && `${said.name}, `}
                  {said.role}, {said.state}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

import { Check, X } from 'lucide-react'
import { capital } from '#domain/capital.ts'
import { unitSigns } from '#domain/materials/unit-signs.ts'
import type { LabourTerm } from '#domain/products/labour-terms.ts'

/** What the price of work is for, and what it is not, as its seller says; nothing where nothing is said. */
export function WorkIncluded({ terms }: { terms: ReadonlyMap<LabourTerm, string> }) {
  const [included, excluded] = [terms.get('Includes'), terms.get('Not included')]
  if (!included && !excluded) return null
  return (
    <section aria-labelledby="included">
      <h2 id="included" className="mb-2 text-lg">
        What the price includes
      </h2>
      <ul className="grid gap-1">
        {partsOf(included).map((part) => (
          <li key={part} className="flex gap-2">
            <Check size={20} strokeWidth={2} className="mt-0.5 shrink-0 text-site" aria-hidden="true" />
            {part}
          </li>
        ))}
        {partsOf(excluded).map((part) => (
          <li key={part} className="flex gap-2 text-quiet">
            <X size={20} strokeWidth={2} className="mt-0.5 shrink-0" aria-hidden="true" />
            <span>
              <span className="sr-only">Not included: </span>
              {part}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const partsOf = (said = '') =>
  unitSigns(said)
    .split(/[,;]\s+/)
    .filter(Boolean)
    .map(capital)

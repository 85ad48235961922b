import { capital } from '#domain/capital.ts'
import { unitSigns } from '#domain/materials/unit-signs.ts'
import type { LabourTerm } from '#domain/products/labour-terms.ts'

/** What the price of work is for, and what it is not, as its seller says; nothing where nothing is said. */
export function WorkIncluded({ terms }: { terms: ReadonlyMap<LabourTerm, string> }) {
  const [included, excluded] = [terms.get('Includes'), terms.get('Not included')]
  if (!included && !excluded) return null
  return (
    <section aria-labelledby="included" className="work-included">
      {included && (
        <>
          <h2 id="included">What the price includes</h2>
          <Parts said={included} />
        </>
      )}
      {excluded && (
        <>
          <h2 id={included ? undefined : 'included'}>Not included</h2>
          <Parts said={excluded} look="not-included" />
        </>
      )}
    </section>
  )
}

const Parts = ({ said, look }: { said: string; look?: string }) => (
  <ul className={look}>
    {unitSigns(said)
      .split(/[,;]\s+/)
      .map((part) => (
        <li key={part}>{capital(part)}</li>
      ))}
  </ul>
)

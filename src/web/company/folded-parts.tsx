import { type ContentBlock, partStarts } from '#content/prose.ts'
import { Prose } from './prose.tsx'

/** Groups of short parts, each folded behind its heading. @param isOpen all of them are unfolded */
export function FoldedParts({ blocks, isOpen }: { blocks: readonly ContentBlock[]; isOpen: boolean }) {
  return partsOf(blocks, 2).map(([group, ...said]) => (
    <section key={group.id} className="folded-parts">
      <h2 id={group.id}>{group.heading}</h2>
      <div>
        {partsOf(said, 3).map(([{ id, heading }, ...said]) => (
          <details key={id} open={isOpen} data-lasting>
            <summary>
              <h3>{heading}</h3>
            </summary>
            {/* A link to it unfolds what it is in. */}
            <div id={id}>
              <Prose blocks={said} />
            </div>
          </details>
        ))}
      </div>
    </section>
  ))
}

type Heading = Extract<ContentBlock, { heading: string }>

/** The parts below headings of this level, each with its heading first. */
function partsOf(blocks: readonly ContentBlock[], level: 2 | 3) {
  const starts = partStarts(blocks, level)
  return starts.map((start, index) => blocks.slice(start, starts[index + 1]) as [Heading, ...ContentBlock[]])
}

import { type ContentBlock, partStarts } from '#content/prose.ts'
import { Prose } from './prose.tsx'

type FoldedPartsProps = {
  blocks: readonly ContentBlock[]
  /** All of them, or the first alone, which shows what they are. */
  open: 'all' | 'first'
}

/** Groups of short parts, each folded behind its heading; on a wide screen in two columns. */
export function FoldedParts({ blocks, open }: FoldedPartsProps) {
  const groups = partsOf(blocks, 2)
  const half = Math.ceil(groups.length / 2)
  return (
    <div className="folded-columns">
      {[groups.slice(0, half), groups.slice(half)].map((column, index) => (
        <div key={index === 0 ? 'first' : 'second'}>
          {column.map((group) => (
            <FoldedGroup
              key={group[0].id}
              group={group}
              open={group === groups[0] || open === 'all' ? open : 'none'}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type FoldedGroupProps = { group: Part; open: FoldedPartsProps['open'] | 'none' }

function FoldedGroup({ group: [group, ...said], open }: FoldedGroupProps) {
  return (
    <section className="folded-parts">
      <h2 id={group.id}>{group.heading}</h2>
      <div>
        {partsOf(said, 3).map(([{ id, heading }, ...said], index) => (
          <details key={id} open={open === 'all' || (open === 'first' && index === 0)} data-lasting>
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
  )
}

type Heading = Extract<ContentBlock, { heading: string }>
/** What stands below a heading, with the heading first. */
type Part = [Heading, ...ContentBlock[]]

/** The parts of a text below headings of this level. */
function partsOf(blocks: readonly ContentBlock[], level: 2 | 3) {
  const starts = partStarts(blocks, level)
  return starts.map((start, index) => blocks.slice(start, starts[index + 1]) as Part)
}

import { useEffect, useState } from 'react'
import type { ContentBlock } from '#content/prose.ts'

/** How far below the upper edge of the window a part begins that is being read. */
const READ_FROM_PX = 160

type ContentsProps = {
  /** "In this article" */
  label: string
  blocks: readonly ContentBlock[]
  className?: string
}

/** The headings of a long text, with links to each, and which is being read; beside it on a large screen. */
export function Contents({ label, blocks, className = '' }: ContentsProps) {
  const headings = blocks.flatMap((block) => ('heading' in block && block.level === 2 ? [block] : []))
  const read = useRead(headings)
  return (
    <nav aria-label={label} className={`text-index ${className}`}>
      <h2>{label}</h2>
      <ol>
        {headings.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === read ? 'location' : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The id of the heading that its reader has come to last. */
function useRead(headings: readonly { id: string }[]): string | undefined {
  const [read, setRead] = useState<string>()
  useEffect(() => {
    const topOf = (id: string) => Number(document.getElementById(id)?.getBoundingClientRect().top)
    const look = () => setRead(headings.findLast(({ id }) => topOf(id) < READ_FROM_PX)?.id)
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  })
  return read
}

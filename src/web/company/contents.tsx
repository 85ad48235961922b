import { useEffect, useState } from 'react'
import type { ContentBlock } from '#content/prose.ts'

/** How far below the upper edge of the window a part begins that is being read. */
const READ_FROM_PX = 160

type ContentsProps = {
  /** "In this article" */
  label: string
  blocks: readonly ContentBlock[]
  /** Down to which level of headings. */
  level?: 2 | 3
  className?: string
}

/** The headings of a long text, with links to each, and which is being read; beside it on a large screen. */
export function Contents({ label, blocks, level = 2, className = '' }: ContentsProps) {
  const headings = headingsOf(blocks, level)
  const read = useRead(blocks, level)
  return (
    <nav aria-label={label} className={`text-index ${className}`}>
      <h2>{label}</h2>
      <ol>
        {headings.map(({ id, heading, level: deep }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={deep < level ? 'font-semibold' : undefined}
              aria-current={id === read ? 'location' : undefined}
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const headingsOf = (blocks: readonly ContentBlock[], level: 2 | 3) =>
  blocks.flatMap((block) => ('heading' in block && block.level <= level ? [block] : []))

/** The heading that its reader has come to last. */
function useRead(blocks: readonly ContentBlock[], level: 2 | 3): string | undefined {
  const [read, setRead] = useState<string>()
  useEffect(() => {
    const headings = headingsOf(blocks, level)
    const isReached = (id: string) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top
      return top !== undefined && top < READ_FROM_PX
    }
    const look = () => setRead(headings.findLast(({ id }) => isReached(id))?.id)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [blocks, level])
  return read
}

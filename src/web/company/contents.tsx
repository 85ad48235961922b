import type { ContentBlock } from '#content/prose.ts'

/** The headings of a long text, with links to each; beside it on a large screen. @param label "In this article" */
export function Contents({
  label,
  blocks,
  className = '',
}: {
  label: string
  blocks: readonly ContentBlock[]
  className?: string
}) {
  const headings = blocks.flatMap((block) => ('heading' in block && block.level === 2 ? [block] : []))
  return (
    <nav aria-label={label} className={`card self-start p-4 lg:sticky lg:top-20 ${className}`}>
      <h2 className="text-base">{label}</h2>
      <ol className="mt-1">
        {headings.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="link inline-flex min-h-11 items-center">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

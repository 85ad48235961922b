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
    <nav aria-label={label} className={`self-start lg:sticky lg:top-24 print:hidden ${className}`}>
      <h2 className="text-sm font-semibold tracking-normal text-quiet">{label}</h2>
      <ol className="mt-2 border-s border-line">
        {headings.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ms-px flex min-h-11 items-center border-s border-transparent ps-4 leading-snug hover:border-action hover:text-action lg:min-h-9"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

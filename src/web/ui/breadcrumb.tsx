import { Link, type LinkProps } from '@tanstack/react-router'

/** Where the reader is, and the ways back: a label and a link each. */
export function Breadcrumb({ steps }: { steps: readonly (readonly [label: string, link: LinkProps])[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
        {steps.map(([label, link]) => (
          <li key={JSON.stringify(link)} className="flex items-center gap-x-2 not-first:before:content-['/']">
            <Link {...link} className="link inline-flex min-h-11 min-w-11 items-center justify-center">
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

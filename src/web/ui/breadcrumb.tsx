import { Link, type LinkProps } from '@tanstack/react-router'

type BreadcrumbProps = {
  /** A label and a link each. */
  steps: readonly (readonly [label: string, link: LinkProps])[]
  /** What the page itself is, where it stands at the end. */
  here?: string
}

/** Where the reader is, and the ways back. */
export function Breadcrumb({ steps, here }: BreadcrumbProps) {
  const step = "flex items-center gap-x-2 not-first:before:content-['/']"
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
        {steps.map(([label, link]) => (
          <li key={JSON.stringify(link)} className={step}>
            <Link {...link} className="link inline-flex min-h-11 min-w-11 items-center justify-center">
              {label}
            </Link>
          </li>
        ))}
        {here && (
          <li aria-current="page" className={step}>
            {here}
          </li>
        )}
      </ol>
    </nav>
  )
}

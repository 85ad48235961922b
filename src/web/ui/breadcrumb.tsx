import { Link, type LinkProps } from '@tanstack/react-router'

type BreadcrumbProps = {
  /** A label and a link each. */
  steps: readonly (readonly [label: string, link: LinkProps])[]
  /** What the page itself is, where it stands at the end. */
  here?: string
}

/** Where the reader is, and the ways back. */
export function Breadcrumb({ steps, here }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumb-steps flex flex-wrap items-center gap-x-2 text-sm text-quiet">
        {steps.map(([label, link]) => (
          <li key={JSON.stringify(link)}>
            <Link {...link} className="link">
              {label}
            </Link>
          </li>
        ))}
        {here && <li aria-current="page">{here}</li>}
      </ol>
    </nav>
  )
}

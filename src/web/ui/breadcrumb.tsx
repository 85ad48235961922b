import type { ReactNode } from 'react'

/** Where the reader is, and the ways back. @param children one `BreadcrumbStep` a way */
export function Breadcrumb({ children }: { children: ReactNode }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">{children}</ol>
    </nav>
  )
}

/** The look of the link in a step. */
export const stepLink = 'link inline-flex min-h-11 min-w-11 items-center justify-center'

export function BreadcrumbStep({ children }: { children: ReactNode }) {
  return <li className="flex items-center gap-x-2 not-first:before:content-['/']">{children}</li>
}

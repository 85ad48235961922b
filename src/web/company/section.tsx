import { type ReactNode, useId } from 'react'

/** A section of a page with its heading. @param id the target of links */
export function Section({
  title,
  text,
  id,
  children,
}: {
  title: string
  text?: string
  id?: string
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className="page py-6 md:py-10">
      <h2 id={headingId} className="text-2xl">
        {title}
      </h2>
      {text && <p className="mt-2 max-w-2xl text-quiet">{text}</p>}
      <div className="mt-6">{children}</div>
    </section>
  )
}

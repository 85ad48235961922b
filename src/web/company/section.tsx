import { type ReactNode, useId } from 'react'

/** A section of a page with its heading. @param id the target of links @param isBand on a dark ground across the page */
export function Section({
  title,
  text,
  id,
  isBand = false,
  children,
}: {
  title: string
  text?: string
  id?: string
  isBand?: boolean
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className={isBand ? 'on-ground' : undefined}>
      <div className="page py-8 md:py-14">
        <h2 id={headingId} className="text-2xl md:text-3xl">
          {title}
        </h2>
        {text && <p className="mt-2 max-w-2xl text-quiet">{text}</p>}
        <div className="mt-6 md:mt-8">{children}</div>
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'

/** A card whose link is stretched over it; it takes the focus itself only from scripts. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <article
      tabIndex={-1}
      className="card group relative flex h-full flex-col overflow-hidden transition-transform duration-150 ease-out has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-signal hover:-translate-y-0.5"
    >
      {children}
    </article>
  )
}

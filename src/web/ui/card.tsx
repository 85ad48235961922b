import type { ReactNode } from 'react'

type Card = {
  picture: ReactNode
  /** On the picture. */
  badge: ReactNode
  /** A link with the look of `cardLink`. */
  name: ReactNode
  children: ReactNode
}

/** A picture, and below it the name and the rest. It takes the focus itself only from scripts. */
export function Card({ picture, badge, name, children }: Card) {
  return (
    <article
      tabIndex={-1}
      className="card relative flex h-full flex-col overflow-hidden transition-transform duration-150 ease-out has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-signal hover:-translate-y-0.5"
    >
      {picture}
      <div className="absolute start-3 top-3">{badge}</div>
      <div className="flex grow flex-col gap-1 p-4">
        <h3 className="line-clamp-2 text-base leading-snug tracking-normal">{name}</h3>
        {children}
      </div>
    </article>
  )
}

/** The link is stretched over its card, which shows the focus. */
export const cardLink = 'outline-none after:absolute after:inset-0'

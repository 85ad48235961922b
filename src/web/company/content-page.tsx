import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDay } from '#domain/dates.ts'
import { Hero } from '#web/layout/hero.tsx'
import type { PageMatter } from '../../content/content-kinds.ts'
import type { Block } from '../../content/prose.ts'
import { Points } from './points.tsx'
import { Prose } from './prose.tsx'

type Page = PageMatter & { body: Block[] }

/** A page that is all words: its heading, its points, its text, and where to go from there. */
export function ContentPage({ page, children }: { page: Page; children?: ReactNode }) {
  return (
    <>
      <Hero title={page.title} {...(page.intro && { text: page.intro })} />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 md:py-12">
        {page.updated && <p className="text-quiet">In force since {formatDay(page.updated)}.</p>}
        {page.points && <Points points={page.points} level={2} />}
        <Prose blocks={page.body} />
        {children}
        {page.actions && (
          <p className="flex flex-wrap gap-3">
            {page.actions.map(({ label, to }, index) => (
              <Link key={to} to={to} className={`button ${index === 0 ? 'button-action' : 'button-quiet'}`}>
                {label}
              </Link>
            ))}
          </p>
        )}
      </div>
    </>
  )
}

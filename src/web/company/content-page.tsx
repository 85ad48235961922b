import { Link } from '@tanstack/react-router'
import type { Written } from '#content/content-kinds.ts'
import { formatDay } from '#domain/dates.ts'
import { Hero } from '#web/layout/hero.tsx'
import { ContentImage } from './content-image.tsx'
import { Contents } from './contents.tsx'
import { Points } from './points.tsx'
import { Prose } from './prose.tsx'

/** A page of text: heading, points, body and links. */
export function ContentPage({ page }: { page: Written<'page'> }) {
  const { title, intro, image, imageText = '' } = page
  return (
    <>
      <Hero
        title={title}
        {...(intro && { text: intro })}
        aside={image && <ContentImage image={image} alt={imageText} share="half" loading="high" />}
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 md:py-12">
        {page.updated && <p className="text-quiet">In force since {formatDay(page.updated)}.</p>}
        {page.points && <Points points={page.points} level={2} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <Contents label="On this page" blocks={page.body} className="max-lg:hidden" />
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
            <Prose blocks={page.body} />
            {page.actions && (
              <p className="flex flex-wrap gap-3">
                {page.actions.map(({ label, to }, index) => (
                  <Link
                    key={to}
                    to={to}
                    className={`button ${index === 0 ? 'button-action' : 'button-quiet'}`}
                  >
                    {label}
                  </Link>
                ))}
              </p>
            )}
          </div>
        </div>
      </div>
    </>
  )
}

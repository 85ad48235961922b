import { Link } from '@tanstack/react-router'
import type { ArticleSummary } from '#content/article-list.ts'
import { formatDay } from '#domain/dates.ts'
import { Hero } from '#web/layout/hero.tsx'
import { ContentImage } from './content-image.tsx'

type When = Pick<ArticleSummary, 'date' | 'minutes'>

export function Dated({ date, minutes }: When) {
  return (
    <>
      <time dateTime={date}>{formatDay(date)}</time> · {minutes} min read
    </>
  )
}

export function News({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <>
      <Hero
        title="BIM News"
        text="How work is measured, priced and built in Nigeria, with the arithmetic shown so that you can check it."
      />
      <ul className="page grid gap-4 py-8 md:grid-cols-2 md:py-12 lg:grid-cols-3">
        {articles.map(({ slug, title, description, topic, image, date, minutes }, index) => (
          <li
            key={slug}
            className="card group relative flex flex-col gap-3 p-4 transition-transform duration-150 ease-out has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-signal hover:-translate-y-0.5"
          >
            <ContentImage image={image} alt="" share="third" loading={index === 0 ? 'high' : 'lazy'} />
            <p className="text-sm font-semibold text-action">{topic}</p>
            <h2 className="text-xl">
              <Link
                to="/BIMNews/$article"
                params={{ article: slug }}
                className="outline-none after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h2>
            <p className="grow text-quiet">{description}</p>
            <p className="text-sm text-quiet">
              <Dated date={date} minutes={minutes} />
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

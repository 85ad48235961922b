import { Link } from '@tanstack/react-router'
import type { ArticleSummary } from '#content/article-list.ts'
import { formatDay } from '#domain/dates.ts'
import { ContentImage } from './content-image.tsx'
import { ReadingHead } from './reading-head.tsx'

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
      <ReadingHead
        title="BIM News"
        text="How work is measured, priced and built in Nigeria, with the arithmetic shown so that you can check it."
      />
      <ul className="page grid gap-x-8 gap-y-12 py-8 md:grid-cols-2 md:py-14 lg:grid-cols-3">
        {articles.map(({ slug, title, description, topic, image, date, minutes }, index) => (
          <li
            key={slug}
            className="group relative grid content-start gap-3 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-signal md:first:col-span-full md:first:grid-cols-[3fr_2fr] md:first:items-center md:first:gap-x-12"
          >
            <ContentImage
              image={image}
              alt=""
              share={index === 0 ? 'half' : 'third'}
              loading={index === 0 ? 'high' : 'lazy'}
            />
            <div className="grid content-start gap-2">
              <p className="text-sm font-semibold text-action">{topic}</p>
              <h2 className={index === 0 ? 'text-xl md:text-3xl' : 'text-xl'}>
                <Link
                  to="/BIMNews/$article"
                  params={{ article: slug }}
                  className="outline-none after:absolute after:inset-0 group-hover:underline"
                >
                  {title}
                </Link>
              </h2>
              <p className="text-quiet">{description}</p>
              <p className="text-sm text-quiet">
                <Dated date={date} minutes={minutes} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

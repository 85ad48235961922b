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
      <ul className="page grid gap-x-12 gap-y-6 py-8 md:gap-y-8 md:py-12 lg:grid-cols-2">
        {articles.map(({ slug, title, description, topic, image, date, minutes }, index) => (
          <li
            key={slug}
            className="group relative grid grid-cols-[7rem_minmax(0,1fr)] content-start gap-x-4 gap-y-3 border-t border-line pt-6 first:grid-cols-1 first:border-0 first:pt-0 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-signal md:grid-cols-[12rem_minmax(0,1fr)] md:gap-x-6 md:first:grid-cols-[3fr_2fr] md:first:items-center md:first:gap-x-12 lg:first:col-span-2 large-letters:grid-cols-1"
          >
            <ContentImage
              image={image}
              alt=""
              share={index === 0 ? 'half' : 'third'}
              loading={index === 0 ? 'high' : 'lazy'}
            />
            <div className="grid content-start gap-1">
              <p className="text-sm font-semibold text-quiet">{topic}</p>
              <h2 className={index === 0 ? 'text-xl md:text-3xl' : 'text-lg leading-snug md:text-xl'}>
                <Link
                  to="/BIMNews/$article"
                  params={{ article: slug }}
                  className="outline-none after:absolute after:inset-0 group-hover:underline"
                >
                  {title}
                </Link>
              </h2>
              <p className={`max-w-[60ch] text-quiet ${index === 0 ? '' : 'max-md:hidden'}`}>{description}</p>
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

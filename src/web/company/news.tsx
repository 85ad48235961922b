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
      <ul className="news page">
        {articles.map(({ slug, title, description, topic, image, date, minutes }, index) => (
          <li key={slug} className={`group ${index === 0 ? 'newest' : ''}`}>
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

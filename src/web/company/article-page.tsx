import { Link } from '@tanstack/react-router'
import type { ArticleSummary } from '#content/article-list.ts'
import { formatDay } from '#domain/dates.ts'
import { ContentImage } from './content-image.tsx'
import { Contents } from './contents.tsx'
import type { ArticleWithNeighbours } from './find-article.ts'
import { Dated } from './news.tsx'
import { Prose, TextLink } from './prose.tsx'
import { ReadingHead } from './reading-head.tsx'

export function ArticlePage({ reading: { article, newer, older } }: { reading: ArticleWithNeighbours }) {
  const { title, description, date, updated, minutes, image, imageText, body, sources } = article
  return (
    <article>
      <ReadingHead
        title={title}
        text={description}
        aside={<ContentImage image={image} alt={imageText} share="half" loading="high" />}
      >
        <p className="mt-4 text-quiet">
          <Dated date={date} minutes={minutes} />
          {updated && <> · changed {formatDay(updated)}</>}
        </p>
      </ReadingHead>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 md:py-14 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-12 xl:grid-cols-[14rem_minmax(0,44rem)_minmax(0,1fr)]">
        <Contents label="In this article" blocks={body} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <Prose blocks={body} />
          <nav
            aria-label="More articles"
            className="grid max-w-[44rem] gap-4 border-t border-line pt-6 sm:grid-cols-2 print:hidden"
          >
            {older && <Neighbour article={older} label="Previous" />}
            {newer && <Neighbour article={newer} label="Next" />}
            <Link to="/BIMNews" className="link inline-flex min-h-11 items-center">
              All articles
            </Link>
          </nav>
        </div>
        <section
          aria-labelledby="sources"
          className="max-w-[44rem] self-start lg:col-start-2 xl:sticky xl:top-24 xl:col-start-3"
        >
          <h2 id="sources" className="text-sm font-semibold tracking-normal text-quiet">
            Sources
          </h2>
          <ul className="printed-address mt-2 grid gap-3 border-s border-line ps-4 text-sm wrap-anywhere">
            {sources.map(({ title: source, url }) => (
              <li key={source}>{url ? <TextLink href={url}>{source}</TextLink> : source}</li>
            ))}
          </ul>
        </section>
      </div>
    </article>
  )
}

function Neighbour({ article: { slug, title }, label }: { article: ArticleSummary; label: string }) {
  return (
    <p>
      <span className="block text-sm text-quiet">{label}</span>
      <Link to="/BIMNews/$article" params={{ article: slug }} className="link font-semibold">
        {title}
      </Link>
    </p>
  )
}

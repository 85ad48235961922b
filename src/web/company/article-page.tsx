import { Link } from '@tanstack/react-router'
import type { ArticleSummary } from '#content/article-list.ts'
import { formatDay } from '#domain/dates.ts'
import { Hero } from '#web/layout/hero.tsx'
import { ContentImage } from './content-image.tsx'
import { Contents } from './contents.tsx'
import type { ArticleWithNeighbours } from './find-article.ts'
import { Dated } from './news.tsx'
import { Prose, TextLink } from './prose.tsx'

export function ArticlePage({ reading: { article, newer, older } }: { reading: ArticleWithNeighbours }) {
  const { title, description, date, updated, minutes, image, imageText, body, sources } = article
  return (
    <article>
      <Hero
        title={title}
        text={description}
        aside={<ContentImage image={image} alt={imageText} share="half" loading="high" />}
      >
        <p className="mt-4 text-on-ground-quiet">
          <Dated date={date} minutes={minutes} />
          {updated && <> · changed {formatDay(updated)}</>}
        </p>
      </Hero>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 md:py-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Contents label="In this article" blocks={body} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <Prose blocks={body} />
          <section aria-labelledby="sources" className="max-w-[44rem]">
            <h2 id="sources" className="text-xl">
              Sources
            </h2>
            <ul className="mt-2 grid list-disc gap-1 ps-6">
              {sources.map(({ title: source, url }) => (
                <li key={source}>{url ? <TextLink href={url}>{source}</TextLink> : source}</li>
              ))}
            </ul>
          </section>
          <nav
            aria-label="More articles"
            className="grid max-w-[44rem] gap-4 border-t border-line pt-6 sm:grid-cols-2"
          >
            {older && <Neighbour article={older} label="Previous" />}
            {newer && <Neighbour article={newer} label="Next" />}
            <Link to="/BIMNews" className="link inline-flex min-h-11 items-center">
              All articles
            </Link>
          </nav>
        </div>
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

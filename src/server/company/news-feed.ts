import { COMPANY } from '#domain/company.ts'
import { xmlDocument, xmlText } from '#server/api/xml.ts'

export type NewsArticle = {
  slug: string
  title: string
  description: string
  topic: string
  /** ISO days. */
  date: string
  updated?: string | undefined
}

const rfc822 = (day: string) => new Date(day).toUTCString()

/** BIM News as RSS 2.0, the newest article first. */
export function newsFeed(articles: readonly NewsArticle[], baseUrl: string): string {
  const items = articles.map(({ slug, title, description, topic, date }) => {
    const address = xmlText(`${baseUrl}/BIMNews/${slug}`)
    return `<item>
<title>${xmlText(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${rfc822(date)}</pubDate>
<category>${xmlText(topic)}</category>
<description>${xmlText(description)}</description>
</item>`
  })
  const [newest = ''] = articles
    .map(({ date, updated = date }) => updated)
    .sort()
    .toReversed()
  return xmlDocument(`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xmlText(`BIM News | ${COMPANY.name}`)}</title>
<link>${xmlText(baseUrl)}/BIMNews</link>
<atom:link href="${xmlText(baseUrl)}/BIMNews/feed.xml" rel="self" type="application/rss+xml"/>
<description>How work is measured, priced and built in Nigeria, with the arithmetic shown.</description>
<language>en-ng</language>
${newest && `<lastBuildDate>${rfc822(newest)}</lastBuildDate>\n`}${items.join('\n')}
</channel>
</rss>`)
}

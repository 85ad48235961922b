import { COMPANY } from '#domain/company.ts'
import { publishedMethod } from '#domain/prices/index-method/methods.ts'
import type { Context } from '#server/api/context.ts'
import { xmlDocument, xmlText } from '#server/api/xml.ts'
import { listIndexRuns } from './index-runs.ts'

/** The weeks of the index as RSS 2.0, the newest first; a correction is an item of its own. */
export async function indexFeed(ctx: Pick<Context, 'db' | 'settings'>): Promise<string> {
  const { baseUrl, isExample } = ctx.settings
  const { runs } = await listIndexRuns(ctx)
  const title = `${isExample ? 'Example data: ' : ''}Price index of building materials in Nigeria`
  // What is computed beside is not published.
  const published = runs.filter(({ method, week }) => method === publishedMethod(week).version)
  const items = published.slice(0, 60).map(({ id, week, ranAt, inputsHash, outputsHash, method }) => {
    const address = xmlText(`${baseUrl}/prices?week=${week}`)
    return `<item>
<title>${xmlText(`${isExample ? 'Example data: ' : ''}week to ${week}`)}</title>
<link>${address}</link>
<guid isPermaLink="false">${xmlText(`${baseUrl}/prices#run-${id}`)}</guid>
<pubDate>${new Date(ranAt).toUTCString()}</pubDate>
<description>${xmlText(`Method ${method}. Inputs ${inputsHash}, outputs ${outputsHash}. Table: ${baseUrl}/api/prices/index.csv?from=${week}&until=${week}`)}</description>
</item>`
  })
  return xmlDocument(`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xmlText(`${title} | ${COMPANY.name}`)}</title>
<link>${xmlText(baseUrl)}/prices</link>
<atom:link href="${xmlText(baseUrl)}/api/prices/feed.xml" rel="self" type="application/rss+xml"/>
<description>What building materials cost in Nigeria, by state and week. CC BY 4.0.</description>
<language>en-ng</language>
${items.join('\n')}
</channel>
</rss>`)
}

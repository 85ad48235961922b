/** What stands for the characters that HTML and XML escape. */
const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/** The first group of each match, as text. */
export const allIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => unescaped(found))

/** What a page says of itself, read from its HTML as machines do. */
export function readPage(html: string) {
  const meta = (name: string) =>
    allIn(
      html,
      new RegExp(
        `<meta (?:\\w+="[^"]*" )*?(?:name|property)="${name}"(?: \\w+="[^"]*")*? content="([^"]*)"`,
        'g',
      ),
    )
  return {
    titles: allIn(html, /<title>([^<]*)<\/title>/g),
    headings: allIn(html, /<h1[ >][^>]*>?([\s\S]*?)<\/h1>/g),
    ids: allIn(html.replace(/<script[\s\S]*?<\/script>/g, ''), / id="([^"]*)"/g),
    unsizedSources: html.match(/<source (?![^>]* sizes=)(?=[^>]* srcset="[^"]* \d+w)[^>]*>/gi) ?? [],
    /** The addresses of its pictures in every size, without those that stand in the page itself. */
    pictures: allIn(html, / src(?:set)?="([^"]*)"/gi)
      .flatMap((sources) => sources.split(/,\s+/))
      .map((source) => source.trim().split(' ')[0] ?? '')
      .filter((address) => /^\/.*\.(avif|webp|svg|png|jpe?g)\b/.test(address)),
    canonical: allIn(html, /<link rel="canonical" href="([^"]*)"/g),
    links: allIn(html, /<a [^>]*?href="([^"]*)"/g),
    json: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, found = '']) => found,
    ),
    robots: meta('robots'),
    descriptions: meta('description'),
    meta,
  }
}

/** What search engines read, which is as much of the page as its text. */
const DATA = ' type="application/ld+json"'
/** What the page is made of. */
const PAGE_DATA = ' type="application/json"'

/**
 * Takes the marks out of a rendered page. The framework puts the nonce that it is given on every script that it renders or makes;
 * nothing else can have it, because it is random and new for each rendering. This distinguishes them from
 * injected scripts. Scripts of a data type never run and do not count.
 * @param nonce letters, digits and hyphens
 * @returns the page without nonces, the texts of its marked inline scripts and of its data, and `content`: the page without these
 */
export function takeMarkedScripts(rendered: string, nonce: string) {
  const mark = ` nonce="${nonce}"`
  const scripts: string[] = []
  const data: string[] = []
  // As every browser reads it: a script with a NUL would not have the hash that the policy names.
  const html = rendered
    .replaceAll('\0', '\uFFFD')
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  const content = html.replace(/(<script\b[^>]*>)([\s\S]*?)<\/script>/g, (element, opening, text) => {
    if (text === '' || !opening.includes(mark) || opening.includes(DATA)) return element
    ;(opening.includes(PAGE_DATA) ? data : scripts).push(text)
    return ''
  })
  const page = { html: html.replaceAll(mark, ''), content: content.replaceAll(mark, ''), scripts, data }
  if (page.html.includes(nonce))
    throw new Error('TanStack Start marks a page with its nonce in a way that is not known here')
  return page
}

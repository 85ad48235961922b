type Cookie = { name: string; value: string; path: string }

export type Page = { url: URL; response: Response; html: string }

/**
 * As much of a browser as a sign-in needs: it keeps cookies by path (not by port, as browsers do), follows redirects and sends
 * forms. Everything is on one host; requests to `siteOrigin` are answered by `site`, the others by the network.
 */
export function createCookieBrowser(
  siteOrigin: string,
  site: (request: Request) => Promise<Response> | Response,
) {
  let cookies: Cookie[] = []

  function keep(header: string, { pathname }: URL): void {
    const [pair = '', ...attributes] = header.split(/;\s*/)
    const [name = '', ...value] = pair.split('=')
    const settings = new Map(
      attributes.map((each) => each.toLowerCase().split('=')).map(([key, v = '']) => [key, v]),
    )
    const path = /;\s*path=([^;]+)/i.exec(header)?.[1] ?? pathname.replace(/\/[^/]*$/, '')
    cookies = cookies.filter((cookie) => cookie.name !== name || cookie.path !== path)
    const isOver =
      settings.get('max-age') === '0' || Date.parse(settings.get('expires') ?? '9999') < Date.now()
    if (!isOver) cookies.push({ name, value: value.join('='), path })
  }

  const cookiesFor = ({ pathname }: URL) =>
    cookies.filter(
      ({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
    )

  /** One request, whose redirect is not followed. */
  async function request(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, siteOrigin)
    const headers = new Headers({ Accept: 'text/html', ...Object.fromEntries(new Headers(init.headers)) })
    const sent = cookiesFor(url).map(({ name, value }) => `${name}=${value}`)
    if (sent.length > 0) headers.set('Cookie', sent.join('; '))
    const made = new Request(url, { ...init, headers, redirect: 'manual' })
    const response = await (url.origin === siteOrigin ? site(made) : fetch(made))
    for (const header of response.headers.getSetCookie()) keep(header, url)
    return response
  }

  /** Goes on until a page is shown, or an address is reached that begins with `stop`: that one is not asked for. */
  async function follow(address: string | URL, init: RequestInit = {}, stop?: string): Promise<Page> {
    let url = new URL(address, siteOrigin)
    let response = await request(url, init)
    for (
      let location = response.headers.get('Location');
      location;
      location = response.headers.get('Location')
    ) {
      url = new URL(location, url)
      if (stop && url.href.startsWith(stop)) break
      response = await request(url)
    }
    return { url, response, html: await response.text() }
  }

  return {
    request,
    follow,
    /** Sends what a form of the page would. */
    submit: (page: Page, fields: Record<string, string>, stop?: string) =>
      follow(page.url, { method: 'POST', body: new URLSearchParams(fields) }, stop),
    cookie: (name: string) => cookies.find((cookie) => cookie.name === name)?.value,
    /** As somebody may who looks into the browser's own tools. */
    setCookie: (cookie: Cookie) => {
      cookies = [...cookies.filter(({ name }) => name !== cookie.name), cookie]
    },
  }
}

export type CookieBrowser = ReturnType<typeof createCookieBrowser>

import { createHash } from 'node:crypto'
import type { AnyRouter } from '@tanstack/react-router'
import { RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server'
import { createStartHandler, type HandlerCallback } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { currentRendering } from '#server/api/in-process.ts'
import { contentPolicy } from '#server/security-headers.ts'
import { takeMarkedScripts } from './marked-scripts.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

type Options = {
  /** Where pages may send files, beside this site. */
  uploadOrigin?: string
}

/** Renders the page at an address, with a policy that allows its own inline scripts and a tag that tells what it says. */
export const createRenderer = (options: Options) => createStartHandler(renderPage(options))

export const renderPage =
  ({ uploadOrigin }: Options): HandlerCallback<AnyRouter> =>
  async ({ router, responseHeaders }) => {
    const nonce = router.options.ssr?.nonce
    const manifest = router.ssr?.manifest
    if (!nonce || !manifest) throw new Error('A page is rendered with a nonce and a manifest')
    const afterPaint = scriptsAfterPaint(
      manifest,
      router.state.matches.map(({ routeId }) => routeId),
    )
    router.ssr = { manifest: afterPaint.manifest }
    const route = routeOf(router)
    const rendering = currentRendering()
    if (rendering && route) rendering.route = route
    // Read now: the framework clears it when the page is rendered.
    const loaded = JSON.stringify(router.state.matches.map(({ loaderData }) => loaderData))
    const loadedStatus = statusOf(router)
    const children = createElement(RouterServer, { router })
    const rendered = await renderRouterToString({ router, responseHeaders, children })
    const { html, content, scripts, data } = takeMarkedScripts(await rendered.text(), nonce)
    const { headers } = rendered
    const status = rendered.status === 200 ? loadedStatus : rendered.status
    headers.set('Content-Security-Policy', contentPolicy(scripts, uploadOrigin))
    headers.set('ETag', tagOf([content, afterPaint.modules, ...[loaded, ...data].map(timeless)]))
    return new Response(html, { status, headers })
  }

/** A loader may say with what else than 200 its page is answered, by `pageStatus`. */
function statusOf(router: AnyRouter): number {
  const statuses = router.state.matches.map(
    ({ loaderData }) => (loaderData as { pageStatus?: unknown } | undefined)?.pageStatus,
  )
  return statuses.find((status) => typeof status === 'number') ?? 200
}

function routeOf(router: AnyRouter): string | undefined {
  const match = router.state.matches.at(-1)
  return match && match.routeId !== '__root__' ? match.fullPath.replaceAll('$', ':') : undefined
}

/** What the page has for the browser, without the moment at which it was read (`asOf`: the lists' own). */
const timeless = (data: string) => data.replace(/"asOf":"[^"]*"/g, '')

/** A weak one: the moment at which a page was made stands in its bytes, and says nothing to who reads it. */
function tagOf(parts: readonly string[]): string {
  const hash = createHash('sha1')
  for (const part of parts) hash.update(`${part.length}\n`).update(part)
  return `W/"${hash.digest('base64url')}"`
}

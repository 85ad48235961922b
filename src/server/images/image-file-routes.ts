import { IMAGE_WIDTHS } from '#domain/images/image-sizes.ts'
import type { Context } from '#server/api/context.ts'
import { answerError } from '#server/api/error-handler.ts'
import { createRouter } from '#server/api/router.ts'
import { keyOf } from './image-keys.ts'

/** A picture is named by its content: what was once answered is right for ever. It can run nothing, however it is opened. */
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Save-Data',
}

/** A visitor who asks for less data has the next smaller size, where there is one. */
const smallerOf = (path: string) =>
  path.replace(/\d+(?=\.\w+$)/, (width) =>
    String(IMAGE_WIDTHS.findLast((each) => each < Number(width)) ?? width),
  )

const etagOf = (path: string) => `"${path.slice('/pictures/'.length)}"`

const MISSING = ['Not found', 404, { 'Cache-Control': 'no-store' }] as const

/** The public pictures, from whichever storage. */
export function createImageFileRoutes(ctx: Context) {
  const { storage } = ctx
  const routes = createRouter().get(
    '/pictures/:name{[0-9a-z]{25,32}}/:file{\\d{1,4}\\.(?:avif|webp)}',
    async (c) => {
      c.set('ctx', ctx)
      const requested = c.req.path
      const ifNoneMatch = c.req.header('If-None-Match')
      const isHead = c.req.method === 'HEAD'
      const paths = c.req.header('Save-Data') === 'on' ? [smallerOf(requested), requested] : [requested]
      const headersOf = (path: string) => ({
        ...HEADERS,
        ETag: etagOf(path),
        'Content-Type': `image/${path.slice(-4)}`,
      })
      const known = paths.find((path) => ifNoneMatch?.includes(etagOf(path)))
      if (known !== undefined) return c.body(null, 304, headersOf(known))
      for (const path of new Set(paths)) {
        const file = isHead ? undefined : await storage.find(keyOf(path))
        const size = isHead ? await storage.findSize(keyOf(path)) : file?.length
        if (size === undefined) continue
        const headers = { ...headersOf(path), 'Content-Length': String(size) }
        return file ? c.body(file, 200, headers) : c.body(null, 200, headers)
      }
      return c.text(...MISSING)
    },
  )
  return routes.onError(answerError)
}

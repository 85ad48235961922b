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

const tagOf = (path: string) => `"${path.slice('/pictures/'.length)}"`

const headersOf = (path: string) => ({ ...HEADERS, ETag: tagOf(path), 'Content-Type': `image/${path.slice(-4)}` })

const MISSING = ['Not found', 404, { 'Cache-Control': 'no-store' }] as const

/** The public pictures, from whichever storage. */
export function createImageFileRoutes(ctx: Context) {
  const { storage } = ctx
  const routes = createRouter().get(
    '/pictures/:name{[0-9a-f]{32}}/:file{\\d{1,4}\\.(?:avif|webp)}',
    async (c) => {
      c.set('ctx', ctx)
      const requested = c.req.path
      const paths = new Set(
        c.req.header('Save-Data') === 'on' ? [smallerOf(requested), requested] : [requested],
      )
      // Whoever has one of them needs no other, and the storage is not asked.
      for (const path of paths)
        if (c.req.header('If-None-Match')?.includes(tagOf(path))) return c.body(null, 304, headersOf(path))
      for (const path of paths) {
        const file = c.req.method === 'HEAD' ? undefined : await storage.find(keyOf(path))
        const size = c.req.method === 'HEAD' ? await storage.findSize(keyOf(path)) : file?.length
        if (size !== undefined)
          return c.body(file ?? null, 200, { ...headersOf(path), 'Content-Length': String(size) })
      }
      return c.text(...MISSING)
    },
  )
  return routes.onError(answerError)
}

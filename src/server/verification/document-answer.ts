import type { Context as HonoContext } from 'hono'
import type { readDocument } from './business-documents.ts'

/** What somebody has sent us is saved, not opened: here it can run nothing, and no cache keeps it. */
export function answerDocument(
  c: HonoContext,
  { name, contentType, bytes }: Awaited<ReturnType<typeof readDocument>>,
): Response {
  return c.body(bytes, 200, {
    'Content-Type': contentType,
    'Content-Length': String(bytes.length),
    'Content-Disposition': `attachment; filename="document"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, '')}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  })
}

import { ReadableStream } from 'node:stream/web'
import { BYTE_ORDER_MARK } from '#domain/csv-text.ts'

type Answering = {
  var: { requestId: string }
  header(name: string, value: string): void
  body(content: string | globalThis.ReadableStream): Response
}

/** @param content the lines as one text, or some at a time: those are read from the database while they are sent */
export function answerCsv(c: Answering, name: string, content: string | AsyncIterable<string>): Response {
  c.header('Content-Type', 'text/csv; charset=utf-8')
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  if (typeof content === 'string') return c.body(BYTE_ORDER_MARK + content)
  // A digest would need the whole file before the first line is sent.
  c.header('ETag', `"${c.var.requestId}"`)
  return c.body(ReadableStream.from(encoded(content)) as globalThis.ReadableStream)
}

async function* encoded(content: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(BYTE_ORDER_MARK)
  for await (const lines of content) if (lines) yield encoder.encode(lines)
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isHeld, tagOf } from '#server/api/tagged.ts'
import { COMPRESSED_FROM, isCompressible, weightsIn } from '#server/compressed.ts'

const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Quick enough for who waits, and smaller than gzip at its best. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

/** What an answer is made of anew each time, or by its encoding. */
const OWN_HEADERS = new Set([
  'content-length',
  'etag',
  'x-request-id',
  'date',
  'connection',
  'transfer-encoding',
])
/** What tells of a body: a 304 has none, and the browser keeps the policy of the page that it has. */
const BODY_HEADERS = new Set(['content-type', 'content-security-policy'])

/** Status, and names and values of headers in turns. */
export type Head = { status: number; headers: readonly string[] }

/** An answer as bytes, in every encoding that was asked for; a public one has a tag. */
export class EncodedResponse {
  readonly status: number
  /** The tag without its mark, and whether it is a weak one as it is. */
  readonly #etag: string | undefined
  readonly #isWeak: boolean
  readonly #headers: readonly [string, string][]
  readonly #isCompressible: boolean
  readonly #bodies = new Map<Encoding, Buffer>()
  readonly #heads = new Map<Encoding, Head>()
  readonly #unchanged: Head

  private constructor({ status, headers }: Response, body: Buffer) {
    this.status = status
    const etag = headers.get('ETag') ?? (isPublic({ status, headers }) ? tagOf(body) : undefined)
    this.#etag = etag?.replace(/^W\//, '')
    this.#isWeak = etag?.startsWith('W/') === true
    this.#headers = [...headers].filter(([name]) => !OWN_HEADERS.has(name))
    this.#isCompressible = body.length >= COMPRESSED_FROM && isCompressible(headers)
    this.#unchanged = {
      status: 304,
      headers: [
        ...this.#headers.filter(([name]) => !BODY_HEADERS.has(name)).flat(),
        ...this.#tag(this.#isWeak),
      ],
    }
    this.#finish('identity', body)
  }

  static async of(response: Response): Promise<EncodedResponse> {
    return new EncodedResponse(response, Buffer.from(await response.arrayBuffer()))
  }

  header(name: string): string | undefined {
    return this.#headers.find(([each]) => each === name)?.[1]
  }

  /** Bytes in memory, about. */
  get size(): number {
    let bytes = 0
    for (const body of this.#bodies.values()) bytes += body.length
    for (const [name, value] of this.#headers) bytes += 2 * (name.length + value.length) * this.#heads.size
    return bytes
  }

  /** The encoding in which it is sent to who accepts these. */
  encodingFor(accepted: string | undefined): Encoding {
    return this.#isCompressible ? encodingOf(accepted) : 'identity'
  }

  has(encoding: Encoding): boolean {
    return this.#bodies.has(encoding)
  }

  async encode(encoding: Encoding): Promise<void> {
    if (encoding !== 'identity' && !this.#bodies.has(encoding))
      this.#finish(encoding, await compressors[encoding](this.#bodyIn('identity')))
  }

  /** The head, and the body where there is one: in an encoding that is there. @param unlessMatch `If-None-Match` */
  in(encoding: Encoding, unlessMatch: string | undefined): Head & { body: Buffer | undefined } {
    if (unlessMatch && this.#etag && isHeld(this.#etag, unlessMatch))
      return { ...this.#unchanged, body: undefined }
    const head = this.#heads.get(encoding)
    if (!head) throw new Error(`The answer is not there in ${encoding}`)
    return { ...head, body: this.#bodyIn(encoding) }
  }

  #bodyIn(encoding: Encoding): Buffer {
    const body = this.#bodies.get(encoding)
    if (!body) throw new Error(`The answer is not there in ${encoding}`)
    return body
  }

  #tag(isWeak: boolean): string[] {
    return this.#etag ? ['etag', isWeak ? `W/${this.#etag}` : this.#etag] : []
  }

  #finish(encoding: Encoding, body: Buffer): void {
    const isEncoded = encoding !== 'identity'
    this.#bodies.set(encoding, body)
    this.#heads.set(encoding, {
      status: this.status,
      headers: [
        ...this.#headers.flat(),
        'content-length',
        String(body.length),
        ...(isEncoded ? ['content-encoding', encoding] : []),
        // Another encoding is not the same byte for byte.
        ...this.#tag(isEncoded || this.#isWeak),
      ],
    })
  }
}

/** Whether anybody may be answered so, and keep it. */
export const isPublic = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 200 &&
  !headers.has('Set-Cookie') &&
  /^public(,|$)/.test(headers.get('Cache-Control') ?? '') &&
  !['*', 'cookie'].some((name) => headers.get('Vary')?.toLowerCase().includes(name))

/** Browsers send the same few again and again. */
const read = new Map<string, Encoding>()

/** The first of ours that is wanted as much as any. */
function encodingOf(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const known = read.get(accepted)
  if (known) return known
  const weightOf = weightsIn(accepted)
  const best = ENCODINGS.slice(0, 2).reduce<Encoding>(
    (one, other) => (weightOf(other) > (one === 'identity' ? 0 : weightOf(one)) ? other : one),
    'identity',
  )
  if (read.size < 100) read.set(accepted, best)
  return best
}

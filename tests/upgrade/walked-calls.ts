import { type CookieBrowser, createCookieBrowser } from '../support/cookie-browser.ts'

/** A call and its answer, in the words of the walk. */
export type WalkedCall = {
  /** As the document names it: PUT /product/update/{id}. */
  call: string
  /** The order of the calls with the same name. */
  time: number
  status: number
  /** JSON, a text, or the type of a file. */
  body: unknown
}

type Sent = {
  /** What stands in the path, by its name there. */
  path?: Record<string, string>
  query?: Record<string, string | string[]>
  json?: unknown
  csv?: string
  bytes?: { type: string; content: Uint8Array<ArrayBuffer> }
  form?: Record<string, string>
  headers?: Record<string, string>
}

/** Somebody with a browser. Each of their calls is written down. @returns what its answer says */
export type Caller = CookieBrowser & { call(name: string, sent?: Sent): Promise<Found> }

/** What stands in an answer at `data.products.0._id`, as text. A walk goes on where it is missing: answers are compared at its end. */
export type Found = (way: string) => string

/** Writes every call to one release down. */
export function walkedCalls(origin: string) {
  const calls: WalkedCall[] = []

  async function answered(browser: CookieBrowser, name: string, sent: Sent): Promise<Found> {
    const [method = '', template = ''] = name.split(' ')
    const path = template.replaceAll(/\{(\w+)\}/g, (_, field) => encodeURIComponent(sent.path?.[field] ?? ''))
    const url = new URL(`/api${path}`, origin)
    for (const [field, values] of Object.entries(sent.query ?? {}))
      for (const value of [values].flat()) url.searchParams.append(field, value)
    const { headers, body } = content(sent)
    const response = await browser.request(url, {
      method,
      headers: { Accept: 'application/json', ...headers, ...sent.headers },
      ...(body !== undefined && { body }),
    })
    const answer = await readAnswer(response)
    const time = calls.filter(({ call }) => call === name).length + 1
    calls.push({ call: name, time, status: response.status, body: answer })
    return found(answer)
  }

  return {
    calls,
    newBrowser: (): Caller => {
      const browser = createCookieBrowser(origin, fetch)
      return { ...browser, call: (name, sent = {}) => answered(browser, name, sent) }
    },
  }
}

/** Of a file that is no text its type: no two are alike to the byte. */
async function readAnswer(response: Response): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? ''
  if (type.startsWith('application/json')) return response.json()
  const text = await response.text()
  return /^$|^text|[/+]xml/.test(type) ? text : type
}

function content({ json, csv, bytes, form }: Sent): Pick<RequestInit, 'headers' | 'body'> {
  if (json !== undefined)
    return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(json) }
  if (csv !== undefined) return { headers: { 'Content-Type': 'text/csv' }, body: csv }
  if (bytes) return { headers: { 'Content-Type': bytes.type }, body: bytes.content }
  if (form) return { body: new URLSearchParams(form) }
  return {}
}

const found =
  (answer: unknown): Found =>
  (way) =>
    String(
      way
        .split('.')
        .reduce((value, field) => (isObject(value) ? Reflect.get(value, field) : undefined), answer) ?? '',
    )

/** The calls that no walk has made. @param routes as `GET /api/product/get/:id` */
export function leftOut(calls: WalkedCall[], routes: string[]): string[] {
  const made = new Set(calls.map(({ call }) => call))
  return routes
    .map((route) => route.replace(' /api/', ' /').replaceAll(/:(\w+)/g, '{$1}'))
    .filter((route) => !made.has(route) && !route.startsWith('GET /docs/'))
}

/** The calls that a release documents. */
export async function routesOf(origin: string): Promise<string[]> {
  const { paths }: { paths: Record<string, object> } = await (
    await fetch(`${origin}/api/openapi.json`)
  ).json()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
}

/** The calls that never did what they are for: a walk of refusals would show nothing. */
export function everRefused(calls: WalkedCall[]): string[] {
  const done = new Set(calls.filter(({ status }) => status < 400).map(({ call }) => call))
  return [...new Set(calls.map(({ call }) => call))].filter((call) => !done.has(call))
}

/**
 * Says in the same words what no two walks have in common: ids, moments, tokens and random names.
 * @param anyId what stands for each id; without it ids are numbered as they come, so that the same one is the same
 */
export function inCommonWords(calls: WalkedCall[], anyId?: string): WalkedCall[] {
  const known = new Map<string, string>()
  const text = JSON.stringify(calls)
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '<moment>')
    .replaceAll(/\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, '<moment>')
    .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>')
    .replaceAll(/localhost:\d+/g, '<host>')
    .replaceAll(/(expires|signature)=\w+/g, '$1=<any>')
    .replaceAll(/"(next|proof|secret|stop|token|uri|version)":"[^"]*"/g, '"$1":"<any>"')
    // Counted when it is written, which is some seconds later.
    .replaceAll(/"shown":\d+/g, '"shown":"<any>"')
    .replaceAll(/"recoveryCodes":\[[^\]]*\]/g, '"recoveryCodes":"<any>"')
    .replaceAll(/uploads(\/|%2F)\d+-/g, 'uploads$1<time>-')
    .replaceAll(/[\da-f]{8}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{4}-?[\da-f]{12}/g, (id) => {
      if (!known.has(id)) known.set(id, anyId ?? `<id ${known.size + 1}>`)
      return known.get(id) ?? ''
    })
  return JSON.parse(text)
}

/**
 * What is different in the second walk: one line for each value, with the call and the way to it.
 * @param mayAdd whether answers may say more than before
 */
export function differences(before: WalkedCall[], after: WalkedCall[], mayAdd = false): string[] {
  const lines: string[] = []
  const compare = (way: string, before: unknown, after: unknown): void => {
    const [one, other] = [byName(way, before), byName(way, after)]
    if (isObject(one) && isObject(other)) {
      const fields = mayAdd ? Object.keys(one) : [...new Set([...Object.keys(one), ...Object.keys(other)])]
      for (const field of fields)
        compare(`${way} ${field}`, Reflect.get(one, field), Reflect.get(other, field))
    } else if (one !== other) lines.push(`${way}: ${JSON.stringify(one)} became ${JSON.stringify(other)}`)
  }
  const again = new Map(after.map((each) => [`${each.call} (${each.time})`, each]))
  for (const { call, time, status, body } of before) {
    const way = `${call} (${time})`
    compare(`${way} status`, status, again.get(way)?.status)
    compare(way, body, again.get(way)?.body)
  }
  return lines
}

/** The parameters of a call and what a schema requires stand in the document of the API in an order that means nothing. */
const byName = (way: string, value: unknown): unknown =>
  /^GET \/openapi\.json .* (parameters|required)$/.test(way) && Array.isArray(value)
    ? Object.fromEntries(value.map((each) => [each.name ?? each, each]))
    : value

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

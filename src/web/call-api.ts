type Arguments = {
  param?: Record<string, string>
  query?: Record<string, string | string[] | undefined>
  json?: unknown
}

/** `init` goes to `fetch` as it is. */
type Options = { headers?: Record<string, string>; init?: RequestInit }

/**
 * Calls by their path: `api.product.get[':id'].$get({ param: { id } })` asks for `{base}/product/get/{id}`, as Hono's own client
 * would, in a quarter of its script.
 * @param base without a slash at the end
 */
export function callsBelow<Api>(base: string, fetch: typeof globalThis.fetch): Api {
  const at = (path: string): unknown =>
    new Proxy(() => {}, {
      // A promise is told by its `then`.
      get: (_, name) => (typeof name === 'string' && name !== 'then' ? at(`${path}/${name}`) : undefined),
      apply: (_, __, [call, options]: [Arguments?, Options?]) => send(path, call, options),
    })
  const send = (
    path: string,
    { param = {}, query = {}, json }: Arguments = {},
    { headers, init }: Options = {},
  ) => {
    const end = path.lastIndexOf('/$')
    const address = path
      .slice(0, end)
      .replace(/\/:(\w+)/g, (_, name) => `/${encodeURIComponent(param[name] ?? '')}`)
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value = []]) => [value].flat().map((one) => [name, one])),
    )
    return fetch(search.size > 0 ? `${address}?${search}` : address, {
      method: path.slice(end + 2).toUpperCase(),
      headers: { ...headers, ...(json !== undefined && { 'Content-Type': 'application/json' }) },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...init,
    })
  }
  return at(base) as Api
}

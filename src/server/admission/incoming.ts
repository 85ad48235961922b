import type { IncomingMessage } from 'node:http'

export const isHealthCheck = ({ url }: Pick<IncomingMessage, 'url'>): boolean =>
  url === '/healthz' || url === '/readyz'

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Whether the request names one host, as RFC 9112 (3.2) has it; HTTP/1.0 may name none. Node keeps the first of several. */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

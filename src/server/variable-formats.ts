import * as z from 'zod/mini'

// How the variables of the configuration are written. A message goes on after the variable's name.

export const httpUrl = z.string().check(
  z.refine((text) => {
    const url = URL.parse(text)
    return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  }, 'must be the public address of the site without a path, such as https://adlm.example'),
)

export const seconds = z.string().check(z.regex(/^\d{1,3}$/, 'must be a number of seconds from 0 to 999'))
export const portNumber = z.string().check(z.refine(isPort, 'must be a port number from 0 to 65535'))
export const hostName = z.string().check(z.regex(/^[\w.:-]+$/, 'must be a host name or address to listen on'))

export function address(example: string, ...protocols: string[]) {
  return z
    .string()
    .check(
      z.refine(
        (text) => protocols.includes(URL.parse(text)?.protocol.slice(0, -1) ?? ''),
        `must be an address such as ${example}`,
      ),
    )
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535
}

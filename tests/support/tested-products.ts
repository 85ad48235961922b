import { join } from 'node:path'

const port = Number(process.env.E2E_PORT ?? 3210)

/** The products that the browsers of the end-to-end tests visit, on two ports that follow each other. */
export const VISITED = testedProduct(port)
/** Sellers put thousands of things up, which visitors who count or compare lists are not to meet. */
export const SOLD_IN = testedProduct(port + 1)

/** Where the browser is kept in which the demonstration's admin has given the second factor. */
export const ADMIN_BROWSER = join(import.meta.dirname, `../../node_modules/.cache/e2e-admin-${port}.json`)

/** The address of an admin who has no account yet. */
export const FUTURE_ADMIN = 'future-admin@mail.example'

function testedProduct(port: number) {
  const dataDir = join(import.meta.dirname, `../../node_modules/.cache/e2e-${port}`)
  return { port: String(port), dataDir, address: `http://127.0.0.1:${port}` }
}

import { join } from 'node:path'

const port = Number(process.env.E2E_PORT ?? 3210)

/** The products that the browsers of the end-to-end tests visit, on two ports that follow each other. */
export const VISITED = testedProduct(port)
/** Sellers put thousands of things up, which visitors who count or compare lists are not to meet. */
export const SOLD_IN = testedProduct(port + 1)

function testedProduct(port: number) {
  const dataDir = join(import.meta.dirname, `../../node_modules/.cache/e2e-${port}`)
  return { port: String(port), dataDir, address: `http://127.0.0.1:${port}` }
}

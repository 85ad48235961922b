/** Reads a product's last price event twenty times a second, and says by message how long each read took: scripts/bench-price-index.ts. */
import pg from 'pg'

const EVERY_MS = 50

const client = new pg.Client({ connectionString: process.argv[2] })
await client.connect()
let times: number[] = []
process.on('message', () => {
  process.send?.(times)
  times = []
})
for (let place = 1; process.connected; place += 1) {
  const began = performance.now()
  await client.query(
    `SELECT price FROM price_events WHERE product_id = md5('offer' || $1::int)::uuid ORDER BY id DESC LIMIT 1`,
    [place],
  )
  const took = performance.now() - began
  times.push(took)
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, EVERY_MS - took)))
}
await client.end()

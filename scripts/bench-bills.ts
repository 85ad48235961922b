/**
 * Measures how long a bill takes to be read and checked, and to be priced, and what a visitor of a page waits meanwhile; docs/benchmarks.md has the
 * results. The goal: 5,000 lines in 5 seconds each, without slowing the pages (docs/decisions/0166).
 */
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { readBillJob } from '#server/bills/bill-job.ts'
import { generatedBill } from './bench/generated-bill.ts'
import { inProcessApi } from './bench/in-process-api.ts'
import { migratedDatabase, runBench } from './bench/run-bench.ts'
import { wholeNumberOption } from './bench/surroundings.ts'
import { milliseconds, table } from './bench/table.ts'

const READ = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const GOAL_MS = 5_000
/** A public call that is measured all the while. */
const PAGE = 'product/getCategories'

await runBench(async (bench) => {
  const { values } = parseArgs({
    options: { lines: { type: 'string', default: '5000' }, runs: { type: 'string', default: '3' } },
  })
  const lines = wholeNumberOption('lines', values.lines)
  const runs = wholeNumberOption('runs', values.runs)
  const { call, ctx, db, request } = await inProcessApi(await migratedDatabase(bench, {}), bench)
  const bytes = generatedBill(lines)
  bench.say(`${lines.toLocaleString('en')} lines, ${(bytes.length / 1024).toFixed(0)} kB`)

  const idle = await waits(call, async () => new Promise((resolve) => setTimeout(resolve, 3_000)))
  const rows: string[][] = []
  for (let run = 0; run < runs; run++) {
    const answer = await request('bills?name=bench.xlsx', {
      method: 'POST',
      headers: { 'Content-Type': READ },
      body: bytes,
    })
    const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const { id } = (await answer.json()) as { id: string }
    const start = performance.now()
    const busy = await waits(call, () => readBillJob(ctx, { billId: id, reading: 1 }))
    const took = performance.now() - start
    const { rows: stored } = await db.execute<{ state: string; lines: number }>(
      sql`SELECT state, (SELECT count(*)::int FROM bill_lines WHERE bill_id = bills.id) AS lines FROM bills WHERE id = ${id}`,
    )
    if (stored[0]?.state !== 'read' || stored[0].lines !== lines)
      throw new Error(`${stored[0]?.lines} lines are ${stored[0]?.state}`)
    const price = async () => {
      const { status } = await request(`bills/${id}/price`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify({ state: null, overheads: 10, profit: 15, floorArea: null, have: [] }),
      })
      if (status !== 200) throw new Error(`Pricing answered ${status}`)
    }
    const priceStart = performance.now()
    const pricing = await waits(call, price)
    const priced = performance.now() - priceStart
    for (const [what, ms, beside] of [
      ['read and checked', took, busy],
      ['priced', priced, pricing],
    ] as const)
      rows.push([
        `${run + 1}, ${what}`,
        milliseconds(ms),
        ms <= GOAL_MS ? 'yes' : 'no',
        milliseconds(beside.p95),
        milliseconds(beside.longest),
      ])
  }
  console.log(
    `\nA call beside it, when nothing is read: p95 ${milliseconds(idle.p95)} ms, longest ${milliseconds(idle.longest)} ms\n`,
  )
  console.log(table([['run', 'ms', 'within 5 s', 'call beside it, p95', 'longest'], ...rows]))
})

/** What one visitor waits while something is done. */
async function waits(call: (path: string) => Promise<void>, work: () => Promise<unknown>) {
  let isDone = false
  const done = work().finally(() => {
    isDone = true
  })
  const times: number[] = []
  while (!isDone) {
    const start = performance.now()
    await call(PAGE)
    times.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await done
  times.sort((one, other) => one - other)
  return { p95: times[Math.floor(times.length * 0.95)] ?? 0, longest: times.at(-1) ?? 0 }
}

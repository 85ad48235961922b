/**
 * Measures the search with judged queries: how many have a right answer first and among the first five, and how much nonsense finds
 * something. Ends with 1 below the goal (figures.ts).
 *
 *   npm run search-quality                      the demonstration catalogue, in this process
 *   npm run search-quality -- --set held-out    with another set of queries (README.md), or with several, one `--set` each
 *   npm run search-quality -- --origin URL      of a running demonstration
 *   npm run search-quality -- --data FOLDER     with files of other people (real-data.ts) and queries for them
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { explain, figuresOf, reaches, table } from './figures.ts'
import { judge, type Verdict } from './judge.ts'
import { readJudgedQueries } from './judged-queries.ts'
import { openMarket } from './open-market.ts'
import { importRealData } from './real-data.ts'
import { type Ask, search } from './search-api.ts'

const { values } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: ['judged'] },
    origin: { type: 'string' },
    data: { type: 'string' },
  },
})

const { ask, close } = await openSearch(values)
try {
  for (const set of setsFor(values)) await measure(set)
} finally {
  await close()
}

async function measure(set: string): Promise<void> {
  const verdicts: Verdict[] = []
  const times: number[] = []
  for (const query of await readJudgedQueries(join(import.meta.dirname, set))) {
    const begun = performance.now()
    const answer = await search(ask, query)
    times.push(performance.now() - begun)
    verdicts.push(judge(query, answer))
  }
  console.log(`\n${set}`)
  for (const verdict of verdicts) if (verdict.failure) console.log(explain(verdict).join('\n'))
  console.log(`\n${table(verdicts).join('\n')}`)
  console.log(`an answer takes ${quantile(times, 0.5)} ms (p50), ${quantile(times, 0.95)} ms (p95)`)
  if (!reaches(figuresOf(verdicts))) process.exitCode = 1
}

function quantile(times: number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b)
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)
}

function setsFor({ data, set }: typeof values): string[] {
  return data === undefined ? set : ['real-data']
}

async function openSearch({ data, origin }: typeof values): Promise<{ ask: Ask; close(): Promise<void> }> {
  if (origin !== undefined)
    return { ask: (path) => fetch(new URL(`/api${path}`, origin)), close: async () => undefined }
  if (data === undefined) return openMarket()
  return openMarket((db) => importRealData(db, data, console.log))
}

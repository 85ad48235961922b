/**
 * Measures the search with judged queries: how many have a right answer first and among the first five, and how much nonsense finds
 * something. Ends with 1 below the goal (figures.ts).
 *
 *   npm run search-quality                      the demonstration catalogue, in this process
 *   npm run search-quality -- --held-out        with the second set of queries
 *   npm run search-quality -- --origin URL      of a running demonstration
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDemonstration } from './demonstration.ts'
import { explain, figuresOf, reaches, table } from './figures.ts'
import { judge, type Verdict } from './judge.ts'
import { readJudgedQueries } from './judged-queries.ts'
import { type Ask, search } from './search-api.ts'

const { values } = parseArgs({
  options: { 'held-out': { type: 'boolean', default: false }, origin: { type: 'string' } },
})

const verdicts = await measure(values.origin)
for (const verdict of verdicts.filter(({ failure }) => failure)) console.log(explain(verdict).join('\n'))
console.log(`\n${table(verdicts).join('\n')}`)
if (!reaches(figuresOf(verdicts))) process.exitCode = 1

async function measure(origin: string | undefined): Promise<Verdict[]> {
  const queries = await readJudgedQueries(
    join(import.meta.dirname, values['held-out'] ? 'held-out' : 'judged'),
  )
  const judgeAll = async (ask: Ask) => {
    const judged: Verdict[] = []
    for (const query of queries) judged.push(judge(query, await search(ask, query)))
    return judged
  }
  if (origin) return judgeAll((path) => fetch(new URL(`/api${path}`, origin)))
  const { ask, close } = await openDemonstration()
  return judgeAll(ask).finally(close)
}

/** Shows that two instances never answer what is no longer true (docs/decisions/0143), over as many steps as asked. */
import { parseArgs } from 'node:util'
import { onConnection } from '#server/db/connection.ts'
import { runResponseCacheModel } from '../tests/support/response-cache-model.ts'
import { quietContext } from './bench/in-process-api.ts'
import { migratedDatabase, runBench } from './bench/run-bench.ts'
import { wholeNumberOption } from './bench/surroundings.ts'

const dropTrigger = (url: string, name: string) =>
  onConnection(url, async (client) => {
    const { rows } = await client.query<{ table: string }>(
      'SELECT tgrelid::regclass::text AS table FROM pg_trigger WHERE tgname = $1',
      [name],
    )
    if (!rows[0]) throw new Error(`There is no trigger ${name}`)
    await client.query(`DROP TRIGGER ${client.escapeIdentifier(name)} ON ${rows[0].table}`)
  })

await runBench(async (bench) => {
  const { values } = parseArgs({
    options: {
      steps: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(Date.now() % 100_000) },
      database: { type: 'string' },
      // Without a trigger, such as products_answers_on_update, it has to fail.
      without: { type: 'string' },
    },
  })
  const steps = wholeNumberOption('steps', values.steps)
  const seed = wholeNumberOption('seed', values.seed)
  bench.say(`Seed ${seed}`)
  const url = await migratedDatabase(bench, values)
  if (values.without) await dropTrigger(url, values.without)
  const report = await runResponseCacheModel(url, { steps, seed, contextOf: quietContext, say: bench.say })
  const { wrong, ...counts } = report
  console.log(JSON.stringify({ seed, ...counts, wrong: wrong.length }))
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
})

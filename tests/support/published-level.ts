import type { ChangeBasis } from '#domain/prices/index-method/change.ts'
import { publishedMethod } from '#domain/prices/index-method/methods.ts'
import type { Region } from '#domain/prices/index-method/votes.ts'
import type { ValueStatus } from '#domain/prices/index-method/week.ts'
import { weekName } from '#domain/prices/index-method/weeks.ts'
import type { Db } from '#server/db/client.ts'
import { indexRuns, indexValues } from '#server/db/schema/price-index.ts'

type Published = {
  cutOff: Date
  /** For one compared unit. */
  naira: number
  isExample: boolean
  specification?: string
  region?: Region
  status?: ValueStatus
  controllers?: number
  /** A logarithm. */
  change?: number | null
  basis?: ChangeBasis | null
}

/** A run of the price index that has one value. */
export async function publishedLevel(
  db: Db,
  {
    cutOff,
    naira,
    isExample,
    specification = 'cement',
    region = 'Kano',
    status = 'published',
    controllers = 7,
    change = null,
    basis = null,
  }: Published,
): Promise<void> {
  const [run] = await db
    .insert(indexRuns)
    .values({
      method: publishedMethod(weekName(cutOff)).version,
      cutOff,
      inputsHash: 'in',
      outputsHash: 'out',
      isExample,
    })
    .returning({ id: indexRuns.id })
  if (!run) throw new Error('The run has no id')
  const level = naira * 100
  const bounds = { p25: level, p75: level, low: level, high: level, dropped: 0 }
  await db.insert(indexValues).values({
    runId: run.id,
    specification,
    region,
    status,
    level,
    ...bounds,
    controllers,
    change,
    basis,
    oldest: cutOff,
    newest: cutOff,
    matched: 0,
    isDecidedByOne: false,
    away: 0,
    unverified: 0,
    nominal: 0,
  })
}

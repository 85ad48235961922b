import type { ClientBase } from 'pg'
import { PgBoss, type QueueOptions } from 'pg-boss'
import { DEAD_LETTERS, type JobPolicy } from './queue.ts'

const DAY = 86_400

/** Three days of tries, the later ones every quarter of an hour: a mail server that is away for a weekend loses nothing. */
const RETRIES = { limit: 300, delay: 5, longestDelay: 900 }

/** Long enough that no job expires during an outage. */
export const UNDELIVERED_DAYS = 90
const RETENTION = { retentionSeconds: UNDELIVERED_DAYS * DAY }

/** Finished jobs are deleted soon, because their data is sensitive: a mail has a link that signs in. */
const FINISHED_RETENTION_SECONDS = 60

/** Added to the time limit of a job before a run counts as lost with its process. */
const GRACE_SECONDS = 30

/** Creates or updates the queue's tables and defines its queues and schedules. One instance at a time. */
export async function prepareQueue(
  client: Pick<ClientBase, 'query'>,
  kinds: Record<string, JobPolicy>,
): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
  const boss = new PgBoss({ db, supervise: false, schedule: false })
  const failures: Error[] = []
  boss.on('error', (error) => failures.push(error))
  await boss.start()
  try {
    await define(boss, DEAD_LETTERS, RETENTION)
    for (const [name, kind] of Object.entries(kinds)) {
      await define(boss, name, { ...optionsOf(kind), deadLetter: DEAD_LETTERS })
      if (kind.recurs) await boss.schedule(name, kind.recurs, {}, { tz: 'Africa/Lagos' })
    }
    for (const { name, key } of await boss.getSchedules())
      if (!kinds[name]?.recurs) await boss.unschedule(name, key)
  } finally {
    await boss.stop({ graceful: false })
  }
  for (const failure of failures) throw failure
}

function optionsOf({ seconds, retries = RETRIES }: JobPolicy) {
  return {
    ...RETENTION,
    expireInSeconds: seconds + GRACE_SECONDS,
    deleteAfterSeconds: FINISHED_RETENTION_SECONDS,
    retryLimit: retries.limit,
    retryDelay: retries.delay,
    retryDelayMax: retries.longestDelay,
    retryBackoff: true,
  }
}

async function define(
  boss: PgBoss,
  name: string,
  options: QueueOptions & { deadLetter?: string },
): Promise<void> {
  // createQueue does not change an existing queue.
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
}

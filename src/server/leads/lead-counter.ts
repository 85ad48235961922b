import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { dayInNigeria } from '#domain/dates.ts'
import { DEVICES_A_NETWORK } from '#domain/leads/lead-rules.ts'
import type { LeadsInput } from '#domain/leads/lead-schema.ts'
import { networkOf } from '#server/api/client-address.ts'
import type { LeadCounter } from '#server/api/context.ts'
import type { Db } from '#server/db/client.ts'
import { saltOf } from '#server/db/daily-salt.ts'
import { createDeviceHash } from './device-hash.ts'
import { type Sighting, storeLeads } from './store-leads.ts'

/** So long leads wait for others, so that one statement stores them. */
const FLUSH_MS = 3_000
/** More than so many do not wait: what comes then is not counted. About 10 MB. */
const WAITING_MAX = 50_000
/** Stored by one statement at most. */
const STORED_AT_ONCE = 5_000

/** Beacons of one address that an instance looks at. Whole towns share one behind a carrier. */
const BEACONS = { tries: 1_200, seconds: 600 }

type Options = {
  db: Db
  log: Logger
  /** Multiplies the limit on beacons. */
  scale: number
  now?: () => Date
  waitingMax?: number
}

/** Counts leads in the memory of this instance, and stores them every few seconds: nobody waits for it. */
export function createLeadCounter({
  db,
  log,
  scale,
  now = () => new Date(),
  waitingMax = WAITING_MAX,
}: Options): LeadCounter {
  const limiter = new RateLimiterMemory({ points: BEACONS.tries * scale, duration: BEACONS.seconds })
  const deviceHash = createDeviceHash((day) => saltOf(db, sql<string>`${day}::date`))
  const waiting = new Map<string, Sighting>()
  let timer: NodeJS.Timeout | undefined
  let storing: Promise<void> | undefined

  function flushLater(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      void flush()
    }, FLUSH_MS).unref()
  }

  /** What cannot be stored waits for the next time. */
  async function store(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, STORED_AT_ONCE)
      try {
        await storeLeads(
          db,
          batch.map(([, sighting]) => sighting),
        )
      } catch (error) {
        log.warn({ err: error, waiting: waiting.size }, 'leads were not stored, and wait')
        flushLater()
        return
      }
      for (const [key] of batch) waiting.delete(key)
    }
  }

  function flush(): Promise<void> {
    storing ??= store().finally(() => {
      storing = undefined
    })
    return storing
  }

  return {
    isTooMuch: async (address) =>
      limiter.consume(address).then(
        () => false,
        () => true,
      ),
    count: async ({ leads, state }: LeadsInput, { address, userAgent, viewerId }) => {
      const day = dayInNigeria(now())
      const hash = await deviceHash(day)
      const network = networkOf(address)
      const slot = String(hash(userAgent) % BigInt(DEVICES_A_NETWORK))
      for (const { lead, kind, id } of leads) {
        if (waiting.size >= waitingMax) return log.warn({ waiting: waiting.size }, 'leads are not counted')
        const device = hash(network, slot, lead, kind, id.toLowerCase())
        waiting.set(`${day} ${device}`, { day, device, kind, id, lead, state: state ?? null, viewerId })
      }
      flushLater()
    },
    flush,
    close: async () => {
      clearTimeout(timer)
      await flush()
      clearTimeout(timer)
    },
  }
}

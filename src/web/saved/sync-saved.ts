import { AppError } from '#domain/errors.ts'
import { SAVED_MAX } from '#domain/saved/saved-rules.ts'
import type { SavedOffer } from '#domain/saved/saved-schema.ts'
import { answerOf, api } from '#web/api-client.ts'
import { sessionMark } from '#web/session/signed-in-mark.ts'
import { readStoredUser } from '#web/session/stored-user.ts'
import { toast } from '#web/ui/toast.ts'
import { type Device, forgetUntold, joined, keyOf, readDevice, refused, writeDevice } from './saved-device.ts'

/** Told at once at most, of those that wait. */
const TOLD_AT_ONCE = 2 * SAVED_MAX

async function tell(userId: string, { unsent }: Device): Promise<SavedOffer[]> {
  const call = api().user.saved[':userId']
  const changes = Object.values(unsent)
  const answer = await answerOf(
    changes.length > 0
      ? call.$post({ param: { userId }, json: { changes } })
      : call.$get({ param: { userId } }),
  )
  return (await answer.json()).saved
}

/** Joins the device to the account, and the account to the device, until there is nothing to tell. */
async function join(): Promise<void> {
  for (;;) {
    const session = sessionMark()
    const owner = session && readStoredUser()?._id
    if (!owner) return
    const { unsent, ...device } = readDevice(owner)
    const told = { ...device, unsent: Object.fromEntries(Object.entries(unsent).slice(0, TOLD_AT_ONCE)) }
    const saved = await tell(owner, told)
    // Somebody has left meanwhile, or somebody else has come.
    if (sessionMark() !== session) return
    const after = joined(told, readDevice(owner), { owner, session, saved, at: new Date().toISOString() })
    writeDevice(after)
    forgetUntold(owner)
    sayWhatWentOut(told, after)
    if (Object.keys(after.unsent).length === 0) return
  }
}

/** An account may have had too much to take in all of it. */
function sayWhatWentOut(told: Device, after: Device): void {
  const out = Object.values(told.unsent).filter(
    (change) => change.saved && !(keyOf(change) in after.things) && !(keyOf(change) in after.unsent),
  ).length
  if (out > 0) toast(`Your saved list is full and keeps the newest: ${out} from this device did not fit.`)
}

/** In all tabs one after the other: each sync, and the end of a session, which would have a sync of its time refused. */
export const withSavedLock = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('saved', work) : work()

/** What cannot be told now is told when the line is back, or by the next page. What is refused is undone, and said. */
export async function syncSaved(): Promise<void> {
  try {
    await withSavedLock(join)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (!REFUSALS.has(error.code)) return
    const owner = readStoredUser()?._id
    if (owner) forgetUntold(owner)
    writeDevice(refused(readDevice(owner)))
    toast('What you saved last did not reach your account.', { type: 'error' })
    await withSavedLock(join).catch(() => undefined)
  }
}

const REFUSALS: ReadonlySet<string> = new Set(['malformed', 'invalid', 'too-large'])

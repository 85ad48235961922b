import { SAVED_MAX } from '#domain/saved/saved-rules.ts'
import type { SavedOffer } from '#domain/saved/saved-schema.ts'
import { hasSession } from '#web/session/signed-in-mark.ts'
import { toast } from '#web/ui/toast.ts'
import { takePresses } from './pressed-hearts.ts'
import { priceSeen, type Saveable } from './price-seen.ts'
import { isFull, keyOf, readDevice, toggled, writeDevice } from './saved-device.ts'
import { readAgain } from './saved-marks.ts'
import { syncSaved } from './sync-saved.ts'

/** The keys of what was taken out by a press since the page was loaded: a second press may bring it back. */
export const takenOut = new Set<string>()

let closeLast: (() => void) | undefined

function say(...words: Parameters<typeof toast>): void {
  closeLast?.()
  closeLast = toast(...words)
}

/** Does what was pressed, here or on a page that was left before its script had come. */
export function keepPresses(): void {
  for (const saveable of takePresses()) toggleSaved(saveable)
}

/** Saves it, or takes it out: on the device at once, in the account of whoever is signed in as soon as there is a line. */
function toggleSaved(saveable: Saveable): void {
  const { kind, offer } = saveable
  const savedAt = new Date().toISOString()
  toggleKept({ kind, id: offer._id, name: offer.name, ...priceSeen(saveable), savedAt })
}

/** The same of what is not there any more. */
export function toggleKept(offer: SavedOffer): void {
  const device = readDevice()
  const isKnown = keyOf(offer) in device.things
  if (!isKnown && isFull(device)) {
    // The heart has followed the finger already.
    readAgain()
    say(`You have saved ${SAVED_MAX} already. Remove one first.`, { type: 'error' })
    return
  }
  const isFirst = Object.keys(device.things).length === 0
  const isKept = writeDevice(toggled(device, offer))
  if (isKnown) takenOut.add(keyOf(offer))
  else takenOut.delete(keyOf(offer))
  if (!isKept && !hasSession())
    say('Your browser does not allow saving: this is lost when you close the page.')
  else if (isKnown) say('Removed from Saved.')
  else if (isFirst && !hasSession()) say('Saved on this device. Sign in to see it on your others.')
  else say('Saved.')
  void syncSaved()
}

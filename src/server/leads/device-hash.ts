import { createHmac } from 'node:crypto'

/** Of a device, within a day: 64 bits, not negative. */
export type DeviceHash = (...parts: readonly string[]) => bigint

/** Reads the salt of a day once; after midnight the former one is forgotten here, too. */
export function createDeviceHash(
  salt: (day: string) => Promise<string>,
): (day: string) => Promise<DeviceHash> {
  let cached: { day: string; salt: Promise<string> } | undefined
  return async (day) => {
    if (cached?.day !== day) cached = { day, salt: salt(day) }
    const mine = cached
    try {
      const key = await mine.salt
      return (...parts) =>
        createHmac('sha256', key).update(JSON.stringify(parts)).digest().readBigUInt64BE() >> 1n
    } catch (error) {
      // The next one asks again.
      if (cached === mine) cached = undefined
      throw error
    }
  }
}

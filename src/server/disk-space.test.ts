import { expect, it } from 'vitest'
import { collectingLog } from '../../tests/support/test-app.ts'
import { createDiskSpace, DISK_FLOOR_MB, FULL_DISK_SECONDS, isDiskFull } from './disk-space.ts'

/** A disk whose free megabytes are what the test says, and a clock that moves when told to. */
function testDisk({ folder }: { folder: string | undefined } = { folder: '/data' }) {
  const { log, lines } = collectingLog()
  const state = { freeMegabytes: 1_000, now: 0, looks: 0 }
  const disk = createDiskSpace({
    folder,
    log,
    freeBytes: async () => {
      state.looks += 1
      return state.freeMegabytes * 1024 ** 2
    },
    now: () => state.now,
  })
  /** Whether it is full a second later, with so much free. */
  const isFullWith = (freeMegabytes: number) => {
    Object.assign(state, { freeMegabytes, now: state.now + 1_000 })
    return disk.isFull()
  }
  return { disk, state, isFullWith, messages: () => lines.map((line) => JSON.parse(line).msg) }
}

it('is full below the floor, and has room again a little above it', async () => {
  const { isFullWith, messages } = testDisk()
  expect(await isFullWith(DISK_FLOOR_MB)).toBe(false)
  expect(await isFullWith(DISK_FLOOR_MB - 1)).toBe(true)
  expect(await isFullWith(DISK_FLOOR_MB + 10)).toBe(true)
  expect(await isFullWith(250)).toBe(false)
  expect(await isFullWith(DISK_FLOOR_MB + 10)).toBe(false)
  expect(messages()).toEqual(['disk full: nothing new is taken', 'disk has room again'])
})

it('is looked at once a second, however many ask', async () => {
  const { disk, state } = testDisk()
  await Promise.all([disk.isFull(), disk.isFull(), disk.isFull()])
  state.now += 999
  await disk.isFull()
  expect(state.looks).toBe(1)
  state.now += 1
  await disk.isFull()
  expect(state.looks).toBe(2)
})

it('is taken for full for a while after a write that failed, also where the database is elsewhere', async () => {
  const { disk, state } = testDisk({ folder: undefined })
  disk.reportFull()
  await expect(disk.assertRoom()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 30 })
  state.now += FULL_DISK_SECONDS * 1_000
  await disk.assertRoom()
  expect(state.looks).toBe(0)
})

it.each([
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
  [Object.assign(new Error('write'), { code: 'EDQUOT' }), true],
  [new Error('The query failed', { cause: Object.assign(new Error('extend'), { code: '53100' }) }), true],
  [new Error('PostgreSQL did not start:\nFATAL:  could not write lock file: No space left on device'), true],
  [Object.assign(new Error('write'), { code: 'EIO' }), false],
  [undefined, false],
])('%o is a full disk: %s', (error, expected) => {
  expect(isDiskFull(error)).toBe(expected)
})

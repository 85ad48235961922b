import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { NewSteps } from './walk.ts'

/** All of this is emptied when a release is cut: then it is the last one's. */

/** What this release answers otherwise than the last one, on purpose. */
export const changedOnPurpose: RegExp[] = [/^GET \/openapi\.json /]

const root = join(import.meta.dirname, '../..')

/** What people do besides, so that they may do here what they did in the last release. The calls that are new are made here. */
export const newSteps = (dataDir: string): NewSteps => ({
  seller: async (seller, { id, email }) => {
    await seller.call('GET /user/quota/{userId}', { path: { userId: id } })
    const { PATH, LD_LIBRARY_PATH } = process.env
    await promisify(execFile)(
      process.execPath,
      ['scripts/confirm-seller.ts', email, 'business', 'the proof'],
      {
        cwd: root,
        env: { PATH, LD_LIBRARY_PATH, DATA_DIR: dataDir },
      },
    )
  },
  admin: async (admin) => {
    await admin.call('GET /admin/waiting-reviews')
  },
})

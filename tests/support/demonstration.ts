import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { createDirectoryAtomically } from '#server/files/atomic-directory.ts'
import { builtFolder, root } from '../../scripts/built-folder.ts'

const run = promisify(execFile)
const made = join(root, 'node_modules/.cache/demonstrations')

/**
 * Makes this folder a DATA_DIR with the demonstration in it, as of today. To seed one takes twice the processor time of a start: it is
 * done once for a state of the source, and copied. How a first start seeds its own is the subject of `scripts/start.test.ts`.
 */
export async function copyDemonstration(dataDir: string): Promise<void> {
  const seeded = join(made, await nameOfToday())
  await mkdir(made, { recursive: true })
  await createDirectoryAtomically(seeded, seed)
  await mkdir(dataDir, { recursive: true })
  await run('cp', ['-a', `${seeded}/.`, dataDir])
}

async function seed(draft: string): Promise<void> {
  for (const name of await readdir(made))
    if (join(made, name) !== draft) await rm(join(made, name), { recursive: true })
  // Vitest has a BASE_URL of its own.
  const { BASE_URL, DATABASE_URL, DATABASE_DIRECT_URL, ...environment } = process.env
  await run(process.execPath, [join(root, 'scripts/seed.ts')], {
    env: { ...environment, DATA_DIR: draft, LOG_LEVEL: 'silent' },
  })
}

/** Of what the build is made of, the migrations, the catalogue, and the day: the demonstration's prices end on it. */
async function nameOfToday(): Promise<string> {
  const filledWith = createHash('sha256')
  for (const file of globSync(['drizzle/**/*.sql', 'demo/**/*.*'], { cwd: root }).toSorted())
    filledWith.update(await readFile(join(root, file)))
  const day = new Date().toISOString().slice(0, 10)
  return [basename(await builtFolder()), filledWith.digest('hex').slice(0, 16), day].join('-')
}

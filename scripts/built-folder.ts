import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { ignoreNotFound } from '#server/files/atomic-directory.ts'

export const root = join(import.meta.dirname, '..')

/** Everything that a build depends on. */
const SOURCES = [
  'src',
  'public',
  'scripts/build.ts',
  'scripts/short-class-names.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const NOT_BUILT = /\.(test\.tsx?|gen\.ts)$/

/**
 * The folder of the build of the present source, named by a hash of the source. It is complete or absent; instances that run on an
 * older build keep theirs.
 */
export async function builtFolder(): Promise<string> {
  const files = (await Promise.all(SOURCES.map((source) => filesIn(join(root, source))))).flat().sort()
  const hash = createHash('sha256')
  for (const file of files) {
    const content = await readFile(file)
    hash.update(`${relative(root, file)}\n${content.length}\n`).update(content)
  }
  return join(root, 'dist', hash.digest('hex').slice(0, 16))
}

/** The other builds, newest first. */
export async function otherBuilds(built: string): Promise<string[]> {
  const names = (await readdir(dirname(built))).filter(
    (name) => /^[0-9a-f]{16}$/.test(name) && name !== basename(built),
  )
  const aged = await Promise.all(
    names.map(async (name) => {
      const folder = join(dirname(built), name)
      return { folder, builtAt: (await stat(folder).catch(ignoreNotFound))?.mtimeMs ?? 0 }
    }),
  )
  return aged.sort((one, other) => other.builtAt - one.builtAt).map(({ folder }) => folder)
}

/** The folders with files for the browser: this build's, then those of older ones, which open tabs and cached pages still request. */
export async function clientFolders(built: string): Promise<string[]> {
  return [built, ...(await otherBuilds(built))].map((folder) => join(folder, 'client'))
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code !== 'ENOTDIR') throw error
  })
  if (!entries) return [path]
  return entries
    .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Everything that a build reads. */
const SOURCES = [
  'src',
  'public',
  'scripts/build.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const NOT_READ = /\.(test\.tsx?|gen\.ts)$/

/**
 * Where the build of the source as it stands now belongs: the folder has the name of the source's content. It is whole
 * or absent; when the source changes, the instances that run on the former build keep theirs.
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

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code !== 'ENOTDIR') throw error
  })
  if (!entries) return [path]
  return entries
    .filter((entry) => entry.isFile() && !NOT_READ.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

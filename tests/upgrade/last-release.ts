import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readSchemaVersions } from '#server/db/releases.ts'
import { exists } from '#server/files/atomic-directory.ts'

const run = promisify(execFile)

export const root = join(import.meta.dirname, '../..')

/** Not below node_modules: Node reads no TypeScript there. */
const RELEASES = join(root, 'dist/releases')

type Lock = { packages: Record<string, { version?: string; dev?: boolean }> }

/**
 * The source of the last release, as docs/releases.md names its commit, ready to run. It uses the installed packages where they are the
 * ones that it was made with, and otherwise installs its own.
 * @returns undefined where git does not have that commit
 */
export async function findLastRelease(): Promise<string | undefined> {
  const commit = (await readSchemaVersions()).findLast((each) => each.commit)?.commit ?? ''
  const folder = join(RELEASES, commit)
  if (await exists(folder)) return folder
  try {
    await run('git', ['cat-file', '-e', `${commit}^{tree}`], { cwd: root })
  } catch {
    return undefined
  }
  const draft = `${folder}.${process.pid}`
  await mkdir(draft, { recursive: true })
  await run('sh', ['-c', `git archive ${commit} | tar -x -C "$0"`, draft], { cwd: root })
  if (await hasItsPackages(draft)) await symlink(join(root, 'node_modules'), join(draft, 'node_modules'))
  else await installIts(draft)
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
  return folder
}

/** Most of what it runs with is installed here in the same version: that is linked, and npm exchanges the rest. */
async function installIts(release: string): Promise<void> {
  const from = join(root, 'node_modules')
  const to = join(release, 'node_modules')
  await mkdir(to)
  const packages = (await readdir(from)).filter((name) => !name.startsWith('.'))
  await run('cp', ['-al', ...packages.map((name) => join(from, name)), to])
  // What is there, as npm has written it down. It writes over that file, which is therefore no link.
  await copyFile(join(from, '.package-lock.json'), join(to, '.package-lock.json'))
  await run('npm', ['install', '--omit=dev', '--no-audit', '--no-fund'], { cwd: release })
}

export const NOT_HERE =
  'The last release is not in this clone (docs/releases.md names its commit): fetch the history with `git fetch --unshallow`.'

/** Whether the packages that the release runs with are installed here in the same versions. */
async function hasItsPackages(release: string): Promise<boolean> {
  const lockOf = async (folder: string): Promise<Lock> =>
    JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'))
  const [its, ours] = await Promise.all([lockOf(release), lockOf(root)])
  return Object.entries(its.packages).every(
    ([path, { version, dev }]) => path === '' || dev || ours.packages[path]?.version === version,
  )
}

export type ReleaseApi = { origin: string; routes: string[]; stop(): Promise<void> }

/** Its API alone, on this database. */
export async function startApi(
  folder: string,
  { databaseUrl, dataDir }: { databaseUrl: string; dataDir: string },
): Promise<ReleaseApi> {
  const { PATH, LD_LIBRARY_PATH, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env
  const child = fork(join(import.meta.dirname, 'release-api.js'), [folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // The configuration of the tests is not that of the release.
    env: {
      ...(PATH && { PATH }),
      ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }),
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      ...(NODE_OPTIONS && { NODE_OPTIONS }),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000000',
    },
  })
  const exited = once(child, 'exit')
  const told = await Promise.race([once(child, 'message'), exited.then(() => undefined)])
  if (!told) throw new Error(`The release in ${folder} did not start`)
  const [{ port, routes }] = told
  return {
    origin: `http://localhost:${port}`,
    routes,
    stop: async () => {
      child.kill()
      await exited
    },
  }
}

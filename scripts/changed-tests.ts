/**
 * Runs the unit and API tests that a change since the last commit touches: those of its feature in every room (of
 * `src/server/bills/bill-pricing.ts` all in a folder `bills`), and those that import a changed file themselves. What the API's tests import
 * by way of the application is nearly everything: `npm test` runs them all.
 */
import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'

/** @returns the lines of the answer; none where `git grep` finds nothing */
function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0 && args[0] !== 'grep') throw new Error(stderr)
  return stdout.split('\n').filter(Boolean)
}

/** @returns tests and folders of tests */
function testsOf(path: string): string[] {
  const [, feature] = /^src\/[^/]+\/([^/]+)\//.exec(path) ?? []
  const folders = feature ? ['domain', 'server', 'web'].map((room) => `src/${room}/${feature}/`) : []
  const importing = git('grep', '--untracked', '-lF', `/${basename(path)}'`, '--', '*.test.ts', '*.test.tsx')
  return [...folders, ...importing, ...(/\.test\.tsx?$/.test(path) ? [path] : [])]
}

const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
const tests = new Set(changed.filter((path) => /\.(ts|tsx|sql)$/.test(path)).flatMap(testsOf))
if (tests.size === 0) console.log('Nothing with tests has changed since the last commit.')
else {
  const options = ['--tags-filter', '!slow', '--passWithNoTests']
  process.exitCode =
    spawnSync('npm', ['run', '--silent', 'unit:others', '--', ...options, ...tests], { stdio: 'inherit' })
      .status ?? 1
}

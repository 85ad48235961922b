import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const document = readFileSync('docs/walks.md', 'utf8')

type Hop = { path: string; names: string[] }

const hopsIn = (section: string, mark: string): Hop[] =>
  [...section.matchAll(new RegExp(`^${mark} \`(src/[^\`]+)\`(?: \\(([^)]+)\\))?:`, 'gm'))].map(
    ([, path = '', names = '']) => ({
      path,
      names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    }),
  )

const walks = document
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.split('\n')[0] ?? '',
    totals: /(\d+) files that know the value, (\d+) that carry it/
      .exec(section.replace(/\s+/g, ' '))
      ?.slice(1)
      .map(Number),
    numbers: [...section.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number)),
    knowing: hopsIn(section, '\\d+\\.'),
    carrying: hopsIn(section, ' *-'),
  }))

/** As TypeScript or SQL declares it. */
const declares = (source: string, name: string) =>
  new RegExp(`\\b(function\\*?|const|class|FUNCTION) ${name}\\b`).test(source)

describe('docs/walks.md', () => {
  it('has four walks', () => expect(walks).toHaveLength(4))

  it.each(walks)('counts the files of “$title”', ({ totals, numbers, knowing, carrying }) => {
    expect(totals).toEqual([knowing.length, carrying.length])
    expect(numbers).toEqual(knowing.map((_, index) => index + 1))
    const paths = [...knowing, ...carrying].map(({ path }) => path)
    expect(paths).toEqual([...new Set(paths)])
  })

  it.each(walks.flatMap(({ knowing, carrying }) => [...knowing, ...carrying]))(
    '$path is there, with $names',
    ({ path, names }) => {
      const source = existsSync(path) ? readFileSync(path, 'utf8') : undefined
      expect(source, path).toBeDefined()
      for (const name of names) expect(declares(source ?? '', name), name).toBe(true)
    },
  )

  const others = [...document.matchAll(/`([\w./-]+\.(?:tsx?|sql))`/g)].map(([, path = '']) => path)
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => `/src/${file}`)
  it.each([...new Set(others)])('%s is the name of a file', (path) => {
    expect(files.some((file) => file.endsWith(`/${path}`))).toBe(true)
  })
})

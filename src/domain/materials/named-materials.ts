import { materialNames } from './registry.ts'

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The ids of the materials one of whose names has every word of the text, the last perhaps not typed to its end. */
export function namedMaterials(text: string): string[] {
  const typed = wordsOf(text)
  const isMeant = (name: string) => {
    const words = wordsOf(name)
    return typed.every((word) => words.some((each) => each.startsWith(word)))
  }
  return materialNames().flatMap(({ id, name, names }) => ([name, ...names].some(isMeant) ? [id] : []))
}

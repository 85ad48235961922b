import { singular } from '#domain/search/tokens.ts'
import read from './english-nouns.json' with { type: 'json' }

/** Made by scripts/english-nouns.ts from WordNet (LICENSE-WORDNET.md beside this file). */
const NOUNS = new Set(read.nouns.split(' '))
const NAMES = new Set(read.names.split(','))

const isIn = (some: ReadonlySet<string>, words: string) => some.has(words) || some.has(singular(words))

/** Whether an English noun means something else than what is built with, where it goes and who builds: "crab", "game", "report". */
export const isNounOfElse = (word: string): boolean => isIn(NOUNS, word)

/** Whether two or three words are together the name of something else, whatever each means: "nail polish", "think tank". */
export const isNameOfElse = (words: string): boolean => isIn(NAMES, words)

import { singular } from './tokens.ts'

/** What names have beside the thing that it is for: a rebar spacer is no rebar, a tank stand no tank. */
export const ACCESSORIES = [
  'spacer',
  'screw',
  'nail',
  'adhesive',
  'glue',
  'gum',
  'grout',
  'stand',
  'remover',
  'cleaner',
] as const

const WORDS = new Set<string>(ACCESSORIES)

/** Whether words ask for an accessory themselves. */
export const asksForAccessory = (words: string): boolean =>
  words.split(' ').some((word) => WORDS.has(singular(word)) || /^accessor/.test(word))

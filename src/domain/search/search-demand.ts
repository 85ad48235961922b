import * as z from 'zod/mini'
import { SEARCHED_KINDS } from '#domain/alerts/alert-rules.ts'

/** A search in vain is shown from so many different devices or days on (docs/product.md 17.11). */
export const MISSED_SHOWN_FROM = 3
/** For so many days searches in vain are kept. */
export const MISSED_DAYS = 90

export const MissedSearches = z.object({
  missed: z.array(
    z.object({
      kind: z.enum(SEARCHED_KINDS),
      words: z.string(),
      place: z.nullable(z.string()),
      /** Different devices, counted anew every day. */
      count: z.number(),
      days: z.number(),
      lastDay: z.string(),
    }),
  ),
})
export type MissedSearches = z.infer<typeof MissedSearches>

const AddedWord = z.object({
  id: z.string(),
  word: z.string(),
  finds: z.array(z.string()),
  addedBy: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})
export const AddedWords = z.object({ words: z.array(AddedWord) })
export type AddedWords = z.infer<typeof AddedWords>

const phrase = (label: string) =>
  z
    .string(`${label} is required`)
    .check(
      z.trim(),
      z.minLength(2, `${label} is required`),
      z.maxLength(60, `${label} has at most 60 characters`),
      z.regex(/\p{L}/u, `${label} has at least one letter`),
    )

/** A word that people type, and what it is to find besides. */
export const AddedWordInput = z.object({
  word: phrase('The word'),
  finds: z
    .array(phrase('What it finds'), 'Say what it finds')
    .check(z.minLength(1, 'Say what it finds'), z.maxLength(10, 'A word finds at most 10 others')),
})
export type AddedWordInput = z.infer<typeof AddedWordInput>

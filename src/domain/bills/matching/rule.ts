import type { WorkItemId } from '#domain/rates/work-sections.ts'
import { inchesIn, type LineWords, millimetres } from './line-words.ts'

/** What a rule has read out of a line. A missing word is what the line should say for the match to be sure. */
export type Read = {
  item?: WorkItemId
  choices?: Record<string, string>
  factors?: Record<string, number>
  missing?: string[]
}

/** How a line is known as a work item. */
export type Rule = {
  item: WorkItemId
  /** Has to stand in the line itself. */
  says: RegExp
  /** Has to stand in the line, or above it. */
  with?: RegExp
  /** May not stand in the line. */
  not?: RegExp
  /** May not stand in the line or above it. */
  notAbove?: RegExp
  read?: (words: LineWords & { all: string }) => Read
}

export const choice = (pairs: readonly (readonly [pattern: RegExp, option: string])[], text: string) =>
  pairs.find(([pattern]) => pattern.test(text))?.[1]

/** A choice that has to be said. */
export const needed = (id: string, option: string | undefined, missing: string): Read =>
  option === undefined ? { missing: [missing] } : { choices: { [id]: option } }

/** The first of these sizes that the line says. */
export const sizeIn = (text: string, sizes: Readonly<Record<number, string>>) => {
  const bare = Number(text.match(/^\d{2,3}(?= \D)/)?.[0])
  const found = [...millimetres(text), bare, ...inchesIn(text)].find((value) => sizes[value])
  return found === undefined ? undefined : sizes[found]
}

import { AsyncLocalStorage } from 'node:async_hooks'
import type { CategoryId } from '#domain/catalogue.ts'
import type { State } from '#domain/places.ts'

/**
 * What an answer depends on, gathered while it is made (docs/decisions/0143). The database tells the same tags of whatever is written
 * (`db/dropped-answers.sql`).
 */
export class Dependencies {
  readonly tags = new Set<string>()
  /** When it says something else though nothing is written, in milliseconds since 1970. */
  until = Number.POSITIVE_INFINITY
  /** Whether it is the same for everybody. */
  isForAll = true
  isDeclared = false

  add({ tags, until, isForAll }: Dependencies): void {
    for (const tag of tags) this.tags.add(tag)
    this.until = Math.min(this.until, until)
    this.isForAll &&= isForAll
  }
}

const gathering = new AsyncLocalStorage<Dependencies>()

/** Whether what is read now may be cached: then it has to be what the primary has. */
export const isGathering = (): boolean => gathering.getStore() !== undefined

export const whileGathering = <Result>(dependencies: Dependencies, work: () => Result): Result =>
  gathering.run(dependencies, work)

/** One call of the API, which a page may make several of. One that has not said what it depends on depends on everything. */
export async function gatherCall(work: () => Promise<void>): Promise<void> {
  const whole = gathering.getStore()
  if (!whole) return work()
  const call = new Dependencies()
  await gathering.run(call, work)
  if (!call.isDeclared) call.tags.add(EVERYTHING)
  whole.add(call)
}

/** What any write changes. */
export const EVERYTHING = '**'
/** What typed words mean. */
export const WORDS = 'words'
/** The runs of the price index, and what moderators say of them. */
export const PRICE_INDEX = 'index'
/** Ids are told in lower case. */
export const productTag = (id: string): string => `product:${id.toLowerCase()}`
export const homeTag = (id: string): string => `home:${id.toLowerCase()}`
export const sellerTag = (id: string): string => `seller:${id.toLowerCase()}`

/** Of a list of products: what it is narrowed to, by exactly these. */
export const productsOf = ({
  state = '*',
  category = '*',
}: {
  state?: State | '*' | undefined
  category?: CategoryId | '*' | undefined
} = {}): string => `products:${state}|${category}`

export const homesOf = ({ state = '*' }: { state?: State | '*' | undefined } = {}): string => `homes:${state}`

/** Says all that this call depends on, beside the offers and the sellers that it shows. Without tags: on nothing that is written. */
export function dependsOn(...tags: string[]): void {
  const dependencies = gathering.getStore()
  if (!dependencies) return
  dependencies.isDeclared = true
  for (const tag of tags) dependencies.tags.add(tag)
}

/** Says what is shown in passing: which calls show it, their lists decide. */
export function shows(...tags: string[]): void {
  const dependencies = gathering.getStore()
  if (dependencies) for (const tag of tags) dependencies.tags.add(tag)
}

/** Says that the answer will be another at this moment, in milliseconds since 1970. */
export function changesAt(moment: number): void {
  const dependencies = gathering.getStore()
  if (dependencies) dependencies.until = Math.min(dependencies.until, moment)
}

const DAY_MS = 24 * 3_600_000

/** Says that it tells the age of something in days: it changes with each that is over. (Midnights change every answer.) */
export function tellsAgeOf(moment: Date): void {
  const dependencies = gathering.getStore()
  if (!dependencies) return
  const days = Math.ceil((Date.now() - moment.getTime()) / DAY_MS)
  changesAt(moment.getTime() + Math.max(1, days) * DAY_MS + 1)
}

/** Says that the answer is for this call alone: it depends on who asks, or asking does something. */
export function isForThisCall(): void {
  const dependencies = gathering.getStore()
  if (dependencies) dependencies.isForAll = false
}

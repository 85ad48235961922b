import { METHOD_VERSION } from './method.ts'
import { valuesInTurn, type WeekInputs, type WeekValue } from './week.ts'

/** A way to compute a week. Runs say which; another formula or constant is another version. */
export type IndexMethod = {
  version: number
  valuesInTurn: (inputs: WeekInputs) => Generator<WeekValue[]>
}

/** What is published (`METHOD_VERSION`). */
export const PUBLISHED_METHOD: IndexMethod = { version: METHOD_VERSION, valuesInTurn }

/** All that are computed each week. A new one stands here beside the published one, until `METHOD_VERSION` names it. */
export const METHODS: readonly IndexMethod[] = [PUBLISHED_METHOD]

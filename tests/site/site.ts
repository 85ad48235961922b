import { openBuiltSite } from '../support/built-site.ts'

/** One for all that is tested of it: to fill it, and to compute its price index, takes longer than to look at it. */
export const site = await openBuiltSite()

import { WORK_LIST } from '#domain/rates/work-sections.ts'
import type { Candidate } from './suggest.ts'
import type { Suggestible } from './suggestion-index.ts'

/** What work costs: the pages of the work items. */
export const SUGGESTED_WORK_ITEMS: readonly Suggestible<Candidate>[] = WORK_LIST.map(
  ({ id, title, unit }) => ({
    names: [title],
    entry: {
      kind: 'work',
      text: `${title}, rate for 1 ${unit}`,
      path: `/rate-gen/${id}`,
      search: {},
      frequency: 0,
    },
  }),
)

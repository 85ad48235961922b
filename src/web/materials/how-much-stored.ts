import { readStored } from '#web/ui/draft.ts'

/** Where the sheet is kept (how-much-sheet.ts). */
export const HOW_MUCH = 'how-much'

/** Whether something has been measured in this tab: then every page that asks "How much do I need?" shows it. */
export const hasMeasured = (): boolean => readStored('tab', HOW_MUCH) !== null

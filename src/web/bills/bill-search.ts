export const VIEWS = ['checks', 'lines', 'totals', 'materials', 'rows', 'changes'] as const
export type View = (typeof VIEWS)[number]

/** What of its lines is listed. */
export const SHOWN = ['all', 'own', 'sure', 'likely', 'ask', 'unpriced', 'flagged'] as const
export type Shown = (typeof SHOWN)[number]

/** What the address of a bill says: what is looked at, which lines, and which one is open. */
export type BillSearch = {
  view?: View | undefined
  shown?: Shown | undefined
  line?: string | undefined
}

export function parseBillSearch({ view, shown, line }: Record<string, unknown>): BillSearch {
  return {
    view: VIEWS.find((each) => each === view),
    shown: SHOWN.find((each) => each === shown),
    line: typeof line === 'string' && line !== '' ? line : undefined,
  }
}

/** What may be sent (docs/decisions/0164). Unpacked, a workbook may be ten times its size; real ones are less. */
export const BILL_LIMITS = {
  bytes: 20 * 1024 * 1024,
  unpackedBytes: 200 * 1024 * 1024,
  sheets: 100,
  rows: 20_000,
  columns: 100,
  /** Of one cell, as in Excel: what is longer is cut. */
  cellCharacters: 32_767,
  /** Of the markup of one cell, with every change of its font: what is longer is no cell of a bill. */
  cellMarkup: 1_000_000,
  /** Characters of all cells together, each time that they are shown: a text may stand in many cells. */
  characters: 40_000_000,
} as const

/** How long a visitor's bill is kept, and how long once they have said that they want it. An account's stays until it is deleted. */
export const BILL_HOURS = 1
export const KEPT_BILL_DAYS = 30

/** So many may one have at a time. */
export const BILLS_MAX = { visitor: 10, account: 200 } as const

/** Of a page of lines, and of rows. */
export const LINES_PAGE_MAX = 500
export const ROWS_PAGE = 200

/** Checks that a bill is answered with. */
export const CHECKS_SHOWN = 300

/** What our own sheet in a workbook is called: it has no items where it comes back. */
export const SOURCES_SHEET = 'ADLM prices'

/** Links to a bill: how long one may be good, and how many there are at a time. */
export const SHARE_DAYS = { default: 14, max: 90 } as const
export const SHARES_MAX = 20

/** What fewer people have said of such a line is told to nobody else. */
export const PEOPLE_MIN = 3

/**
 * About how long a file takes to be read and checked, in seconds: a process that begins, and a bill's 5,000 lines in 187 kB within three
 * more (docs/benchmarks.md). Pictures in a file make it large and not slow, so this grows no further than the largest take.
 */
export const readingSeconds = (bytes: number): number => Math.min(20, Math.ceil(2 + bytes / 60_000))

/** Square metres of floor: what is less is no building, and its cost for one no money. */
export const FLOOR_AREA_MIN = 1

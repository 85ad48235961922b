export const IMPORT_NAMES = ['products', 'listings'] as const
export type ImportName = (typeof IMPORT_NAMES)[number]

/** `failed` says why; whatever came in before stays. */
export const IMPORT_STATES = ['waiting', 'running', 'done', 'failed'] as const

/** What one upload may weigh: some twenty thousand ordinary rows. */
export const IMPORT_BYTES_MAX = 10 * 1024 * 1024

/** Rows of one upload: what stays out is kept with its reasons, which weigh far more than a short row. */
export const IMPORT_ROWS_MAX = 50_000

/** Rows that a preview shows, and rejected rows that a job's answer carries; all of those are in its `rejected.csv`. */
export const PREVIEW_ROWS = 20

/** Reasons for which rows stay out, each with how many rows have it. */
export const REASONS_SHOWN = 12
export const REJECTIONS_SHOWN = 100

/** A home for sale below this many naira waits for a yes. */
export const SALE_PRICE_LOW = 1_000_000
/** So many times what others ask, or as small a part of it, waits for a yes; of fewer offers nothing is said. */
export const PRICE_FACTOR = 10
export const VOTES_MIN = 3
/** Words of a file that a preview tells what they were taken for, or asks; and prices that it asks about. */
export const WORDS_SHOWN = 60
export const HELD_SHOWN = 100

/** For so long what became of an import can be looked at: the admins' numbers go back as far. */
export const IMPORT_RETENTION_DAYS = 30

/** For so long an import can be undone, and its rejected rows be read; then it is not known any more what it changed. */
export const IMPORT_UNDO_DAYS = 7

/** What an import does to an offer that is there. */
export const IMPORT_CHANGES = ['changed', 'confirmed', 'taken-out'] as const

/** Changed rows that a preview shows; all of them are in its file. */
export const CHANGES_SHOWN = 20

export const LIST_NAME_MAX = 80

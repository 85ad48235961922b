const ADDED = ['line', 'reason'] as const

/** The header of the file of rows that stayed out. */
export const rejectedHeader = (header: readonly string[]): string[] => [...header, ...ADDED]

/** Whether a file is one of rows that stayed out: corrected, they are to come in beside those that did (docs/product.md 20.5). */
export const isRejectedHeader = (header: readonly string[]): boolean =>
  header.length > ADDED.length && ADDED.every((name, index) => header.at(index - ADDED.length) === name)

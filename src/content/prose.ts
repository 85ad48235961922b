/** What the body of a content file becomes: plain data, which the pages draw and which carries no HTML. */

export type Inline =
  | string
  | { strong: Inline[] }
  /** What a button or a page is called on the screen. */
  | { named: string }
  | { code: string }
  | { href: string; text: Inline[] }

export type Table = { head: Inline[][]; rows: Inline[][][]; numeric: boolean[] }

/** What is worked out, from what, and what it comes to; each may be empty. */
export type WorkingLine = [of: string, sum: string, result: string]

export type FigureSource = { url: string; width: number; height: number }

export type ContentBlock =
  | { heading: string; level: 2 | 3; id: string }
  | { paragraph: Inline[] }
  | { list: Inline[][]; ordered: boolean }
  | { table: Table }
  | { quote: Inline[][] }
  /** A drawing to be read, with its caption. */
  | { figure: FigureSource; alt: string; caption: string }
  /** A calculation, set out as on a dimension sheet. */
  | { working: WorkingLine[] }

/** Where the parts of a text begin, by the places of their headings. */
export const partStarts = (blocks: readonly ContentBlock[], level: 2 | 3 = 2): number[] =>
  blocks.flatMap((block, index) => ('heading' in block && block.level === level ? [index] : []))

/** The words without their marks. */
export const plain = (text: readonly Inline[]): string =>
  text
    .map((part): string => {
      if (typeof part === 'string') return part
      if ('code' in part) return part.code
      if ('named' in part) return part.named
      return plain('strong' in part ? part.strong : part.text)
    })
    .join('')

/** All that a block says: its lists, rows and paragraphs a line each. */
export function plainBlock(block: ContentBlock): string {
  if ('heading' in block) return block.heading
  if ('paragraph' in block) return plain(block.paragraph)
  if ('working' in block) return block.working.map((line) => line.filter(Boolean).join(' ')).join('\n')
  if ('figure' in block) return block.caption
  if ('table' in block)
    return [block.table.head, ...block.table.rows].map((row) => row.map(plain).join(', ')).join('\n')
  return ('list' in block ? block.list : block.quote).map(plain).join('\n')
}

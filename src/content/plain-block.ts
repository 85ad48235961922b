import { type ContentBlock, plain } from './prose.ts'

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

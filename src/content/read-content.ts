import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse } from 'yaml'
import { CONTENT_KINDS, type ContentKind } from './content-kinds.ts'
import { parseMarkdown, plain } from './markdown.ts'
import type { Block } from './prose.ts'

const root = join(import.meta.dirname, '../..')
const pictures = join(root, 'src/web/pictures')

const WORDS_A_MINUTE = 200

/** A content file: its checked front matter, and its body as blocks. @throws naming the file and the field */
export function readContent(kind: ContentKind, file: string, text: string) {
  const fail = (where: string, why: unknown): never => {
    throw new Error(`${relative(root, file)}: ${where}: ${why instanceof Error ? why.message : why}`)
  }
  const [, matter, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text) ?? []
  if (matter === undefined) return fail('front matter', 'the file begins with --- and ends it with ---')
  const written = attempt(
    () => parse(matter),
    (error) => fail('front matter', error),
  )
  const checked = CONTENT_KINDS[kind].safeParse(written)
  const [problem] = checked.error?.issues ?? []
  if (problem) return fail(problem.path.join('.') || 'front matter', problem.message)
  for (const picture of picturesIn(checked.data))
    if (!existsSync(join(pictures, `${picture}.svg`))) fail('picture', `there is no drawing "${picture}"`)
  const blocks = attempt(
    () => parseMarkdown(body),
    (error) => fail('text', error),
  )
  return { ...checked.data, body: blocks, minutes: Math.max(1, Math.round(words(blocks) / WORDS_A_MINUTE)) }
}

function attempt<Value>(work: () => Value, otherwise: (error: unknown) => never): Value {
  try {
    return work()
  } catch (error) {
    return otherwise(error)
  }
}

function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'picture' && typeof inner === 'string' ? [inner] : picturesIn(inner),
  )
}

function words(blocks: Block[]): number {
  const text = blocks.map((block) => {
    if ('heading' in block) return block.heading
    if ('paragraph' in block) return plain(block.paragraph)
    if ('list' in block) return block.list.map(plain).join(' ')
    if ('quote' in block) return block.quote.map(plain).join(' ')
    if ('working' in block) return block.working
    return [block.table.head, ...block.table.rows].flat().map(plain).join(' ')
  })
  return text.join(' ').split(/\s+/).length
}

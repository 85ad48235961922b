import { join, relative } from 'node:path'
import { parse } from 'yaml'
import { CONTENT_KINDS, type ContentKind } from './content-kinds.ts'
import { parseMarkdown } from './markdown.ts'
import { plainBlock } from './prose.ts'

const root = join(import.meta.dirname, '../..')

const WORDS_A_MINUTE = 200

/** A content file: its checked front matter, and its body as blocks. @throws naming the file and the field */
export function readContent(kind: ContentKind, file: string, text: string) {
  const fail = (where: string, why: unknown): never => {
    throw new Error(`${relative(root, file)}: ${where}: ${why instanceof Error ? why.message : why}`)
  }
  const [, matter, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text) ?? []
  if (matter === undefined) return fail('front matter', 'the file begins with --- and ends it with ---')
  const [straight] = /\p{L}+'\p{L}+/u.exec(text) ?? []
  if (straight) return fail('text', `${straight}: an apostrophe is ’`)
  const written = attempt(
    () => parse(matter),
    (error) => fail('front matter', error),
  )
  const checked = CONTENT_KINDS[kind].safeParse(written)
  const [problem] = checked.error?.issues ?? []
  if (problem) return fail(problem.path.join('.') || 'front matter', problem.message)
  const blocks = attempt(
    () => parseMarkdown(body),
    (error) => fail('text', error),
  )
  const words = blocks.map(plainBlock).join(' ').split(/\s+/).length
  return { ...checked.data, body: blocks, minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)) }
}

function attempt<Value>(work: () => Value, otherwise: (error: unknown) => never): Value {
  try {
    return work()
  } catch (error) {
    return otherwise(error)
  }
}

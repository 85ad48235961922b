/**
 * A pattern of any of these words: a list as it is written, in lines and with commas between, of which each may be a pattern. Of two that
 * begin at one place the first counts.
 */
export function anyWord({ raw: [list = ''] }: TemplateStringsArray): RegExp {
  const words = list.split(/, |\n/).map((word) => word.trim())
  return new RegExp(`\\b(?:${words.filter(Boolean).join('|')})\\b`)
}

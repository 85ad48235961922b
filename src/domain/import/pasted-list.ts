const PRICE = String.raw`(?:₦|#|N(?:GN)?|[$£€])?\s*(?!0\d)\d[\d,]*(?:\.\d+)?\s*(?:k|m|million|thousand)?(?:\s*(?:naira|only|each))?(?:\s*(?:\/|per)\s*[a-z ]+)?`
const NAME_AND_PRICE = new RegExp(
  String.raw`^\s*(?:\d+[.)]\s+)?(.*?[a-z].*?)(?:\s*[,;:=@→]\s*|\s+[-–—.]+\s*|\s+)(${PRICE})\s*$`,
  'i',
)

/** How messages mark a line or a word: "• *Dangote cement* - 9,500". Of a name "2*4" nothing goes. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:[-–•·‣▪➢➤✅✔>]\uFE0F?\s*)+(?=\S)/u, ''],
  [/(^|\s)[*_~]+(?=\S)/g, '$1'],
  [/(?<=\S)[*_~]+(?=[\s:,-]|$)/g, ''],
]
const unmarked = (line: string) => MARKS.reduce((text, [mark, kept]) => text.replace(mark, kept), line)

/** The comma of " 9,500" parts no cells. */
const GROUPED_PRICE = /[\s₦#N]\d{1,3}(?:,\d{3})+\s*$/

/**
 * What was pasted, as a file of cells separated by tabs. A sheet pastes tabs itself; lines of a message ("Dangote cement, 50 kg - 9,500") are
 * parted before their price. Text that is neither stays as it is, such as a CSV file.
 */
export function listOfPaste(text: string): string {
  const lines = text.split(/\r\n?|\n/)
  if (lines.some((line) => line.includes('\t'))) return text
  const filled = lines.filter((line) => line.trim() !== '')
  const parted = lines.map((line) => unmarked(line).replace(NAME_AND_PRICE, '$1\t$2'))
  const priced = parted.filter((line) => line.includes('\t')).length
  const isCsv = filled.every(
    (line) =>
      !GROUPED_PRICE.test(line) &&
      line.split(',').length > 2 &&
      line.split(',').length === filled[0]?.split(',').length,
  )
  if (isCsv || priced * 2 < filled.length) return text
  // What has no price is a header: it is parted where it is parted itself.
  return parted.map((line) => (line.includes('\t') ? line : line.replace(/\s*[,;]\s*/, '\t'))).join('\n')
}

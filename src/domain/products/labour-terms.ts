/** What a tradesman says line by line in a description, by how the line begins. */
const TERMS = ['Includes', 'Not included', 'Team', 'Most in a day', 'Works in'] as const
export type LabourTerm = (typeof TERMS)[number]

const LINE = new RegExp(`^(${TERMS.join('|')}):\\s*(\\S.*?)\\.?\\s*$`, 'i')

/** A description without its terms, and these: "Includes: batching, placing" in a line of its own. */
export function labourTerms(description: string): {
  text: string
  terms: ReadonlyMap<LabourTerm, string>
} {
  const terms = new Map<LabourTerm, string>()
  const rest = description.split('\n').filter((line) => {
    const [, label = '', said = ''] = LINE.exec(line) ?? []
    const term = TERMS.find((each) => each.toLowerCase() === label.toLowerCase())
    if (!term || terms.has(term)) return true
    terms.set(term, said)
    return false
  })
  return { text: rest.join('\n').trim(), terms }
}

import { LOOKED_AT, type Verdict } from './judge.ts'

/** What a search has to reach (issue: "Shown by"; docs/product.md 17.10). */
const GOAL = { success5: 0.97, nonsense: 0.01 }

type Figures = {
  answerable: number
  success1: number
  success5: number
  zeroResults: number
  unanswerable: number
  /** The share of queries that should find nothing and find something. */
  nonsense: number
}

export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const answerable = verdicts.filter((each) => 'expected' in each)
  const unanswerable = verdicts.filter((each) => 'nothing' in each)
  return {
    answerable: answerable.length,
    success1: share(answerable, ({ rank }) => rank === 1),
    success5: share(answerable, ({ rank }) => rank !== undefined),
    zeroResults: share(answerable, ({ answer }) => answer.found.length === 0),
    unanswerable: unanswerable.length,
    nonsense: share(unanswerable, ({ failure }) => failure !== undefined),
  }
}

export const reaches = ({ answerable, success5, unanswerable, nonsense }: Figures): boolean =>
  (answerable === 0 || success5 >= GOAL.success5) && (unanswerable === 0 || nonsense <= GOAL.nonsense)

const share = (verdicts: readonly Verdict[], isCounted: (verdict: Verdict) => boolean): number =>
  verdicts.length === 0 ? 0 : verdicts.filter(isCounted).length / verdicts.length

/** A table of the figures by kind, and of all. */
export function table(verdicts: readonly Verdict[]): string[] {
  const kindOf = ({ of, kind }: Verdict) => `${of}: ${kind}`
  const kinds = [...new Set(verdicts.map(kindOf))]
  const rows = kinds.map((kind) => row(kind, figuresOf(verdicts.filter((each) => kindOf(each) === kind))))
  const header = ['', 'queries', 'success@1', 'success@5', 'no results', 'to find nothing', 'nonsense']
  const lines = [header, ...rows, row('all', figuresOf(verdicts))]
  const widths = header.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  return lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
}

function row(kind: string, figures: Figures): string[] {
  const found = [figures.success1, figures.success5, figures.zeroResults].map((each) =>
    figures.answerable === 0 ? '' : percent(each),
  )
  const nonsense =
    figures.unanswerable === 0 ? ['', ''] : [`${figures.unanswerable}`, percent(figures.nonsense)]
  return [kind, figures.answerable === 0 ? '' : `${figures.answerable}`, ...found, ...nonsense]
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`

/** A failure and what led to it: what was understood, what was said, and the first names. */
export function explain({ of, kind, query, failure, answer }: Verdict): string[] {
  const understood = answer.understood.map(
    ({ kind: part, text, label }) => `${part} "${text}" (${label ?? ''})`,
  )
  return [
    `${of}, ${kind}: "${query}" ${failure}`,
    ...(understood.length > 0 ? [`    understood: ${understood.join(', ')}`] : []),
    ...(answer.relaxed ? [`    ${answer.relaxed.kind}: ${answer.relaxed.message}`] : []),
    ...answer.found
      .slice(0, LOOKED_AT)
      .map(({ name, state }, index) => `    ${index + 1}. ${name} (${state})`),
  ]
}

import { type Dictionary, hasMeaning } from './dictionary.ts'
import type { Token } from './tokens.ts'
import { isUnit } from './units.ts'

/** What stands between a number and a thing: "12mmrod", "3bedroomflat". */
const BETWEEN =
  /^(mm|cm|inch(?:es)?|in|ft|feet|kgs?|kva|kw|hp|watts?|w|litres?|liters?|ltrs?|l|tonnes?|tons?|m|bed ?rooms?|bedrms?|bdrms?|beds?|br)(?=[a-z]{3})/

/** Letters that begin so many words need a longer thing behind them. */
const THING_MIN: Record<string, number> = { in: 4, w: 4, l: 4, m: 4, br: 4 }

/** The parts of what was typed without blanks around a number: "12mmrod" is 12, mm and rod; "cement50kg" is cement, 50 and kg. */
export function apart(tokens: readonly Token[], dictionary: Dictionary): Token[] {
  const isThing = (word: string) => word.length >= 3 && !isUnit(word) && hasMeaning(dictionary, word)
  return tokens.flatMap((token, at): Token[] => {
    const before = tokens[at - 1]
    if (!token.glued || !before) return [token]
    if (token.kind === 'number' && before.kind === 'word' && isThing(before.word)) {
      return [{ ...token, glued: false }]
    }
    if (token.kind !== 'word' || before.kind !== 'number') return [token]
    if (isThing(token.word)) return [{ ...token, glued: false }]
    const [between] = BETWEEN.exec(token.word) ?? []
    const thing = token.word.slice(between?.length)
    if (between === undefined || thing.length < (THING_MIN[between] ?? 3) || !isThing(thing)) return [token]
    const middle = token.start + between.length
    return [
      { ...token, word: between, end: middle },
      { ...token, word: thing, start: middle, glued: false },
    ]
  })
}

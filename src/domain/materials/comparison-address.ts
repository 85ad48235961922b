import { type ComparisonSearch, parseComparisonSearch } from './comparison-filters.ts'
import { isDetailField, parseDetails, withDetails, writtenDetails } from './details.ts'

/** Boxes of a form without scripts: each names an offer. */
const PICK = /^pick\d+$/

const CHOSEN = ['state', 'lga', 'detail', 'verified', 'maxMinimumOrder', 'quantity'] as const

/** What an address asks of a comparison, as somebody has typed or copied it or a form without scripts has sent it: `ignored` names what means nothing, so that the page can say so. */
export function parseComparisonAddress(search: Record<string, unknown>): ComparisonSearch {
  const picks = Object.keys(search).filter((key) => PICK.test(key))
  const picked = picks.map((pick) => String(search[pick] ?? '').trim()).filter(Boolean)
  const fields = Object.keys(search).filter(isDetailField)
  const filled = fields.filter((field) => search[field])
  const said = {
    ...search,
    ...withDetails(Object.fromEntries(filled.map((field) => [field, String(search[field])]))),
  }
  const { detail = '', ...others } = parseComparisonSearch({
    ...said,
    ...(picked.length > 0 && { compare: picked.join() }),
  })
  const parsed = { ...others, detail: writtenDetails(parseDetails(detail)) || undefined }
  const before = String(search.ignored).split(',')
  const ignored = CHOSEN.filter(
    (filter) =>
      before.includes(filter) ||
      (said[filter] && parsed[filter] === undefined) ||
      (filter === 'detail' && Math.max(partsOf(said.detail), filled.length) > partsOf(parsed.detail)),
  )
  return {
    // The router keeps the raw value of a key that is not there.
    ...Object.fromEntries([...picks, ...fields].map((key) => [key, undefined])),
    ...parsed,
    in: (parsed.quantity !== undefined && /^\w{1,20}$/.exec(String(search.in ?? ''))?.[0]) || undefined,
    ignored: ignored.join() || undefined,
  }
}

const partsOf = (details: unknown): number =>
  String(details ?? '')
    .split(',')
    .filter(Boolean).length

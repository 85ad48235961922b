/** A parameter that does not tell the thing apart, and one of its values. */
const DETAIL = /^([a-z]\w{0,39}):([^,\p{Cc}]{1,60})$/iu

/** In the place of a value: it is not known. */
export const UNSAID = 'unsaid'
export const UNSAID_WORDS = 'not stated'

/** More than any material has. */
export const DETAILS_MAX = 8

/** By the ids of parameters. */
export type Details = Readonly<Record<string, string>>

/** "finish:galvanised,gauge:16"; what means nothing is left out. */
export function parseDetails(text: string): Details {
  const said = text.split(',').flatMap((each) => {
    const [, id = '', value = ''] = DETAIL.exec(each.trim()) ?? []
    return id && value.trim() ? [[id, value.trim()] as const] : []
  })
  return Object.fromEntries(said.slice(0, DETAILS_MAX))
}

/** The same as text, in one order; what could not be read again is left out, so whatever has no value. */
export const writtenDetails = (details: Details): string =>
  Object.entries(details)
    .map((detail) => detail.join(':'))
    .filter((detail) => DETAIL.test(detail))
    .sort()
    .join()

/** The text with another value of one of them, or without it. */
export const withDetail = (text: string | undefined, id: string, value: string): string =>
  writtenDetails({ ...parseDetails(text ?? ''), [id]: value })

const DETAIL_FIELD = 'detail-'

export const detailField = (id: string): string => DETAIL_FIELD + id
export const isDetailField = (name: string): boolean => name.startsWith(DETAIL_FIELD)

/** What the fields of a form say, each of them of one detail, as the URL says it. */
export function withDetails(entered: Record<string, string>): Record<string, string> {
  const fields = Object.entries(entered)
  const details = fields.flatMap(([name, value]) =>
    isDetailField(name) ? [[name.slice(DETAIL_FIELD.length), value] as const] : [],
  )
  if (details.length === 0) return entered
  return {
    ...Object.fromEntries(fields.filter(([name]) => !isDetailField(name))),
    detail: writtenDetails(Object.fromEntries(details)),
  }
}

import type { LeadsOfOffer } from '#domain/leads/lead-schema.ts'
import { COUNTED } from './leads-table.tsx'

/** What a spreadsheet would take for a formula is text. */
const field = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`

/** For spreadsheets: UTF-8 with its mark, so that Excel reads names as they are. @param origin of the site, for the links */
export function leadsCsv(offers: readonly LeadsOfOffer[], origin: string): string {
  const rows = [
    ['Offer', 'Link', ...COUNTED.map(([, label]) => label)].map(field),
    ...offers.map((offer) => [
      field(offer.name),
      field(`${origin}/${offer.kind}/${offer.id}`),
      ...COUNTED.map(([lead]) => String(offer[lead])),
    ]),
  ]
  return `\uFEFF${rows.map((row) => `${row.join(',')}\r\n`).join('')}`
}

import { koboFromNaira, nairaFromKobo } from '#domain/money.ts'
import type { Project, ProjectBill } from './project-schema.ts'

const toKobo = (naira: number) => nairaFromKobo(koboFromNaira(naira))

/** Which bill of the project takes the place of each: its latest version. */
export function replacements(
  bills: readonly { id: string; versionOf: string | null }[],
): ReadonlyMap<string, string> {
  return new Map(bills.flatMap(({ id, versionOf }) => (versionOf === null ? [] : [[versionOf, id] as const])))
}

/** What a project comes to: bills that a later version replaces are not counted twice. */
export function projectTotals(bills: readonly ProjectBill[], floorArea: number | null): Project['totals'] {
  const counted = bills.filter(({ replacedBy }) => replacedBy === null)
  const prices = counted.flatMap(({ price }) => price ?? [])
  const sum = (amounts: number[]) => toKobo(amounts.reduce((all, amount) => all + amount, 0))
  const priced = sum(prices.map(({ naira }) => naira))
  return {
    files: sum(counted.map(({ totals }) => totals?.project ?? 0)),
    priced,
    pricedBills: prices.length,
    countedBills: counted.length,
    unpriced: {
      lines: prices.reduce((all, { unpriced }) => all + unpriced.lines, 0),
      naira: sum(prices.map(({ unpriced }) => unpriced.naira)),
    },
    // Of a part of the bills it would be the cost of no building.
    perSquareMetre:
      floorArea !== null && prices.length === counted.length && prices.length > 0
        ? toKobo(priced / floorArea)
        : null,
  }
}

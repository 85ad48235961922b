import { MINIMUM_ORDER_MAX } from './terms-of-sale.ts'

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d+)`
const BEFORE = new RegExp(
  String.raw`\b(?:from|above|over|at least|min(?:imum)?(?: order| quantity)?(?: of)?|moq|buy(?:ing)?|order of) ${NUMBER}\b(?!\s*(?:%|naira|ngn|mm|cm|m|m2|sqm|kg|g|inch|inches|ft|feet|litres?|km|am|pm|days?|weeks?|months?|years?|hours?)\b)`,
  'i',
)
const BEHIND = new RegExp(String.raw`\b${NUMBER} \p{L}+ (?:and above|and more|or more|upwards?)\b`, 'iu')

/** The quantity that a seller's words ask for: "from 50 bags", "minimum order of 20", "100 lengths and above". */
export function quantityInText(text: string): number | undefined {
  const plain = text.replace(/\s+/g, ' ')
  const [, said] = BEFORE.exec(plain) ?? BEHIND.exec(plain) ?? []
  const quantity = said === undefined ? 0 : Number(said.replaceAll(',', ''))
  return quantity >= 2 && quantity <= MINIMUM_ORDER_MAX ? quantity : undefined
}

/** What is said of a discount that seems to need a quantity, and is taken as it is given all the same (docs/product.md 18.6.9). */
export function discountNote({
  name,
  description,
  discount,
}: {
  name: string
  description: string
  discount: boolean
}): string | undefined {
  const from = discount ? quantityInText(`${name}\n${description}`) : undefined
  return from === undefined
    ? undefined
    : `The discount is for everybody, but the text asks for ${from}: one that needs a quantity is a price break`
}

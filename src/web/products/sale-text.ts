import type { Unit } from '#domain/catalogue.ts'
import { PACK_KINDS, PACK_SIZE_MIN, PACK_SIZE_UNITS, type Pack } from '#domain/materials/pack.ts'
import { packPhrase } from '#domain/materials/pack-words.ts'
import type { Delivery, PriceBreak } from '#domain/prices/terms-of-sale.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { amountText, numberFrom } from '#web/offers/typed-form.ts'

/** How something is sold, as it stands in the form (docs/product.md 18.6). */

/** An empty kind is no pack; an empty size goes without saying. */
export type PackText = { kind: string; size: string; sizeUnit: string }
/** An empty id is none of the registry. */
export type MaterialText = { id: string; parameters: Record<string, string>; brand: string }
export type PriceBreakText = { from: string; price: string }
/** `how` is one of `DELIVERY_CHOICES`. */
export type DeliveryText = { how: string; price: string }

export const NO_PACK: PackText = { kind: '', size: '', sizeUnit: 'nr' }

export function packText(pack: Pack | null): PackText {
  if (!pack) return NO_PACK
  const { kind, size, sizeUnit } = pack
  return { kind, size: size === 1 && sizeUnit === 'nr' ? '' : String(size), sizeUnit }
}

export function packBody({ kind, size, sizeUnit }: PackText) {
  if (kind === '') return null
  return size.trim() === '' ? { kind, size: 1, sizeUnit: 'nr' } : { kind, size: numberFrom(size), sizeUnit }
}

/** A pack that can be shown: what is typed of it is right. */
export function typedPack(text: PackText): Pack | null {
  const body = packBody(text)
  const kind = PACK_KINDS.find((each) => each === body?.kind)
  const sizeUnit = PACK_SIZE_UNITS.find((each) => each === body?.sizeUnit)
  const size = body?.size
  return kind && sizeUnit && typeof size === 'number' && size >= PACK_SIZE_MIN
    ? { kind, size, sizeUnit }
    : null
}

export const materialText = (
  material: Pick<NonNullable<Product['material']>, 'id' | 'parameters' | 'brand'> | null,
): MaterialText => ({
  id: material?.id ?? '',
  parameters: Object.fromEntries(
    Object.entries(material?.parameters ?? {}).map(([id, value]) => [id, String(value)]),
  ),
  brand: material?.brand ?? '',
})

export function materialBody({ id, parameters, brand }: MaterialText) {
  if (id === '') return null
  const said = Object.entries(parameters).filter(([, value]) => value.trim() !== '')
  return {
    id,
    parameters: Object.fromEntries(said.map(([name, value]) => [name, Number(value) || value.trim()])),
    brand: brand.trim() || null,
  }
}

export const priceBreakText = ({ from, price }: PriceBreak): PriceBreakText => ({
  from: String(from),
  price: amountText(price),
})

export const priceBreakBody = ({ from, price }: PriceBreakText) => ({
  from: numberFrom(from),
  price: numberFrom(price),
})

/** What is sent for each, and how it is said. `one` is what one price buys: "a bag". */
export const deliveryChoices = (one: string): readonly (readonly [how: string, words: string])[] => [
  ['none', 'Buyers collect it'],
  ['included:lga', 'Included, within my local government'],
  ['included:state', 'Included, within my state'],
  ['included:country', 'Included, anywhere in Nigeria'],
  ['charged:unit', `Charged for ${one === 'each' ? 'each one' : one}`],
  ['charged:trip', 'Charged for each trip'],
  ['ask', 'Ask me'],
]

export const isCharged = ({ how }: DeliveryText): boolean => how.startsWith('charged:')

export function deliveryText(delivery: Delivery | null): DeliveryText {
  if (!delivery) return { how: '', price: '' }
  if (delivery.kind === 'included') return { how: `included:${delivery.within}`, price: '' }
  if (delivery.kind === 'charged')
    return { how: `charged:${delivery.per}`, price: amountText(delivery.price) }
  return { how: delivery.kind, price: '' }
}

export function deliveryBody({ how, price }: DeliveryText) {
  const [kind, of] = how.split(':')
  if (kind === 'included') return { kind, within: of }
  if (kind === 'charged') return { kind, price: numberFrom(price), per: of }
  return kind === '' ? null : { kind }
}

/** What of it was changed elsewhere, in words; nothing for a field of another kind. */
export function saleWords(name: string, value: unknown): string | undefined {
  if (name === 'pack') {
    if (value === null) return 'As we read it'
    const pack = typedPack(value as PackText)
    return pack ? packPhrase(pack) : 'No pack'
  }
  if (name === 'material') {
    if (value === null) return 'As we read it'
    const { id, parameters, brand } = value as MaterialText
    return (
      [id.replaceAll('-', ' '), ...Object.values(parameters), brand].filter(Boolean).join(', ') || 'Nothing'
    )
  }
  if (name === 'priceBreaks')
    return (
      (value as PriceBreakText[]).map(({ from, price }) => `from ${from} at ${price}`).join('; ') || 'None'
    )
  if (name === 'delivery') {
    const { how, price } = value as DeliveryText
    const words = deliveryChoices('each').find(([each]) => each === how)?.[1] ?? 'Not stated'
    return isCharged({ how, price }) ? `${words}: ${price}` : words
  }
  return undefined
}

/** What is sold by the pack is sold by the piece, bags by the bag. */
export const unitOfPack = (kind: string): Unit => (kind === 'bag' ? 'bags' : 'nr')

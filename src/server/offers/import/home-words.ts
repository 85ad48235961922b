import type { ListingType } from '#domain/listings/listing-rules.ts'

/** What is advertised beside homes, and what a reason calls it: listings are homes (docs/product.md 5). */
const NOT_HOMES: readonly [name: string, words: RegExp][] = [
  ['land', /\b(lands?|plots?|acres?|hectares?|farms?)\b/i],
  ['a shop', /\b(shops?|malls?|plaza|showroom)\b/i],
  ['an office', /\b(offices?|co[- ]?working)\b/i],
  ['a warehouse', /\b(warehouses?|factory|tank farm)\b/i],
  ['a hotel', /\b(hotels?|guest ?houses?|event cent(er|re))\b/i],
  ['commercial property', /\b(commercial|filling station)\b/i],
]

const HOME =
  /\b(house|duplex|detached|flats?|apartments?|bungalow|terraced?|mais+on+ette|penthouse|studio|self[- ]contain(ed)?|mini[- ]flat|mansion|villa|town ?house|\d+ ?-?bed(room)?s?|bed(room)?s?)\b/i

/**
 * What the row advertises when it is no home. The kind decides; it may repeat the title before a slash
 * ("Luxury Flat/House FOR SALE"). A title counts where it names something else and no home: a duplex on 500 sqm of land is one.
 */
export function findNotHome(kind: string, title: string): string | undefined {
  const ownKind = kind.split('/').findLast((part) => withoutOffer(part) !== '') ?? ''
  for (const [name, words] of NOT_HOMES) if (words.test(ownKind)) return name
  for (const [name, words] of NOT_HOMES) {
    if (words.test(title) && !HOME.test(title.replace(words, ' '))) return name
  }
  return undefined
}

/** What kind of home the row names, without whether it is for rent or sale: "Semi-detached Duplex"; undefined where it names none. */
export function findHomeKind(kind: string, title: string): string | undefined {
  const parts = [...kind.split('/'), title].map((part) => withoutOffer(part).replace(ROOMS_BEFORE, '').trim())
  return parts.find((part) => part !== '' && HOME.test(part) && part.split(' ').length <= 5)
}

const ROOMS_BEFORE = /^\d+\s*[- ]?bed(room)?s?\s*(block of\s+)?/i

const withoutOffer = (text: string) => text.replace(OFFERS, '').trim()

const OFFERS = /\b(for\s+)?(rent|sale|short[- ]?let|lease)\b\s*:?|\bto\s+let\b|^\s*for\s*$/gi

/** Whether the text offers for rent or for sale; `shortlet` is by the day, and undefined says neither or both. */
export function findOffer(text: string): ListingType | 'shortlet' | undefined {
  if (/\bshort[- ]?let\b/i.test(text)) return 'shortlet'
  const words = text.replaceAll(/[_-]+/g, ' ').trim()
  const rent =
    /^(rent(al)?s?|to let|let|lease)$|\b(for|to|4)\s*(rent|let|lease)\b|\b(per annum|yearly rent)\b/i.test(
      words,
    )
  const sale = /^(sales?|sell|buy)$|\b((for|4)\s*sale|to\s+sell|outright (sale|purchase))\b/i.test(words)
  if (rent === sale) return undefined
  return rent ? 'rent' : 'sale'
}

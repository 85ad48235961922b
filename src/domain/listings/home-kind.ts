import type { HomeKind } from '#domain/listings/listing-rules.ts'

const SELF_CONTAINED = /\bself[ -]?con(?:t|tain|tained|tains|tainer)?\b|\bstudio\b/
const SEVERAL_BEDROOMS = /\b(?:[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten)[ -]*(?:bed|bd?r|b\/r)/
const ROOMS_FOR_STAFF = String.raw`(?:bqs?|b\.q\.?|boys?'?s?[ -]?quarters?|servants?'?[ -]?quarters?)`

/** What comes with a home, and is none itself: "with BQ", "and 2 rooms boys quarters", "with a large terrace". */
const WHAT_COMES_WITH = new RegExp(
  String.raw`(?:\b(?:with|and|plus|has)\b|[+&,])\s*(?:(?:an?|its|own|\d+|one|two|large|private|room|rooms|bedroom|bed)\s+)*(?:${ROOMS_FOR_STAFF}|terrace|studio)(?![\w-])`,
  'g',
)

/** Where it is, which may be beside another: "near the duplex". */
const WHAT_IS_BESIDE = /\b(?:near|beside|behind|opposite|close to)\b.*/

/** What people call each kind; the first that fits a title counts. */
const KINDS: readonly (readonly [HomeKind | null, RegExp])[] = [
  ['penthouse', /\bpent[ -]?house/],
  [
    'room',
    /\bface[ -]?me|\b(?:room|flat|bed|house)[ -]?mate|\bbed[ -]?space|\bshared (?:room|flat|apartment)/,
  ],
  ['mini-flat', /\bmini[ -]?flat|\brooms? (?:and|&|n|\+) (?:a )?(?:parlou?r|palou?r|sitting)/],
  ['self-contained', SELF_CONTAINED],
  ['room', /\b(?:single|one|1|an?|self) room\b|^rooms?\b/],
  // A whole building of them is none of them.
  [null, /\bblocks? of\b|\bflats? building/],
  ['bungalow', /\bbungal/],
  ['terrace', /\bterr?aced?\b(?! (?:flat|apartment))|\btown ?house/],
  ['duplex', /\bdup?l?ex(?:es)?\b|\bdetached\b|\bmansion/],
  ['flat', /\bflats?\b|\bap+art?ments?\b|\bcondo/],
  ['room', new RegExp(String.raw`\b${ROOMS_FOR_STAFF}(?![\w-])`)],
  // The last: "3 bed room to let" and "duplex, large rooms in a quiet estate" have other rooms in mind.
  ['room', /\brooms? (?:in|for|to)\b/],
]

/** The kind of home that a title names ("3 bedroom semi detached duplex with BQ" is a duplex); null where it names none (docs/product.md 21.5). */
export function homeKindOf(title: string): HomeKind | null {
  const text = title
    .toLowerCase()
    .replace(/\bbed[ -]room/g, 'bedroom')
    .replace(WHAT_IS_BESIDE, ' ')
    .replace(WHAT_COMES_WITH, ' ')
    .trim()
  const several = SEVERAL_BEDROOMS.test(text)
  const [kind = null] =
    KINDS.find(
      ([one, words]) => words.test(text) && !(several && (one === 'self-contained' || one === 'mini-flat')),
    ) ?? []
  return kind
}

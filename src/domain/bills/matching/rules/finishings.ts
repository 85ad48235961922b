import { millimetres, sidesOf, thicknessOf } from '../line-words.ts'
import { choice, needed, type Read, type Rule } from '../rule.ts'

const OUTSIDE: readonly (readonly [RegExp, string])[] = [
  [/soffit|ceiling/, 'soffit'],
  [/external|outside/, 'outside'],
  [/internal|inside/, 'inside'],
]

const layer = (text: string): Read => {
  const thickness = thicknessOf(text)
  return thickness && thickness <= 100 ? { factors: { thickness } } : { missing: ['how thick'] }
}

const TILES = /\btil(?:e|es|ing)\b/
const NOT_ROOF = /roof|ridge|ceiling|step.?tile|stone.?coated/

export const FINISHINGS_RULES: readonly Rule[] = [
  {
    item: 'tile-skirting',
    says: /skirting/,
    with: /\btil(?:e|es|ing)\b|porcelain|ceramic|vitrified/,
    not: /floors?\b.*over|marble|stone|timber|wood|terrazzo|vinyl|\bu?pvc\b|metal|alumin/,
    read: ({ text }) => {
      const height = millimetres(text).find((value) => value >= 50 && value <= 200)
      return height ? { factors: { height } } : { missing: ['how high'] }
    },
  },
  {
    item: 'wall-screeding',
    says: /screed/,
    with: /\bpop\b|walls?/,
    not: /floor|ceiling|cement and sand|bed\b|levell|1\s?:\s?\d|^paint|satin|emulsion|weather|tile/,
  },
  {
    item: 'screed',
    says: /screed|^floors?\b.*\b\d+mm|^cement and sand (?:\S+ )?beds?\b/,
    with: /screed|cement and sand/,
    not: /\bpop\b|tiles? (?:on|bedd|finish)|porcelain|vitrified|\bwalls?\b|roof|\b(?:steps|stairs?|treads?|risers?|landings?|skirting)\b/,
    read: ({ text, all }) => ({ ...layer(text), ...(!/screed/.test(all) && { missing: ['screeded'] }) }),
  },
  {
    item: 'render',
    says: /render|plaster/,
    with: /wall|cement|sand|soffit|ceiling|render|plaster/,
    not: /tile|board|pop\b|chamber|septic|soak\s?-?away|drain|reveal|water ?proof|hack|gypsum|plaster of paris|paint|emulsion|on roofs?|screed|backing|band|groove/,
    read: ({ text, above, place, all }) => {
      const read = layer(text)
      const mix = all.match(/\b1\s*:\s*(\d)\b(?!\s*:)/)?.[1]
      const side = choice(OUTSIDE, text) ?? choice(OUTSIDE, place) ?? choice(OUTSIDE, above)
      return {
        ...read,
        choices: side ? { side } : {},
        missing: [
          ...(read.missing ?? []),
          ...(side ? [] : ['inside or outside']),
          ...(mix && mix !== '4' && mix !== '3' ? ['a mix of 1:4'] : []),
          ...(mix === '3' ? ['a mix of 1:4'] : []),
        ],
      }
    },
  },
  {
    // "Inside walls, 15mm" below "Plastering".
    item: 'render',
    says: /^(?:\w+ )?(?:walls?|soffits?)\b.*\b\d+mm/,
    with: /render|plaster/,
    not: /render|plaster|block|concrete|til|paint|cavit|\dx\d/,
    read: ({ text }) => {
      const side = choice(OUTSIDE, text)
      return { ...layer(text), choices: side ? { side } : {}, missing: ['of what'] }
    },
  },
  {
    item: 'wall-tiling',
    says: /wall|til(?:e|es|ing)|dado|finish/,
    with: /wall.{0,30}\btil|til(?:e|es|ing)\b.{0,60}\bwall|glazed.{0,20}tiles?|wall tiles|ceramic walls?/,
    not: new RegExp(`${NOT_ROOF.source}|skirting|floors?\\b|cladding|marble|granite|screed`),
    read: ({ text }) => ({
      missing: /300x600|600x300|\b30x60\b|\b60x30\b/.test(text) ? [] : ['300 × 600 mm'],
    }),
  },
  {
    item: 'tiling',
    says: /floors?|til(?:e|es|ing)|finish|^(?:ceramic|vitrified|porcelain)/,
    with: new RegExp(`${TILES.source}|^(?:ceramic|vitrified|porcelain)\\b`),
    not: new RegExp(
      `${NOT_ROOF.source}|skirting|\\bwalls?\\b|dado|marble|pvc|vinyl|carpet|acoustic|glazed|receive|screed(?:ed)? bed|terrazzo|granite|tread|riser|plaster|\\bsteps?\\b`,
    ),
    notAbove: /wall tile|roof cover|\bceiling (?:finish|work)/,
    read: ({ text, above }) => {
      const size = sidesOf(text) ?? sidesOf(above)
      return needed(
        'tile',
        choice(
          [
            [/^(?:600x600|60x60)$/, 't600'],
            [/^(?:400x400|40x40)$/, 't400'],
          ],
          size?.join('x') ?? '',
        ),
        '600 × 600 or 400 × 400 mm',
      )
    },
  },
  {
    item: 'granite-floor',
    says: /granite/,
    with: /floor|slab|pav/,
    not: /aggregate|chipping|concrete|kerb|tile|stair|tread|worktop|wall|clad/,
    read: ({ text }) => ({ missing: thicknessOf(text) === 20 ? [] : ['20 mm'] }),
  },
  { item: 'terrazzo', says: /terrazzo/, not: /skirting|stair|tread|tile|wall/ },
  { item: 'cornice', says: /corn(?:ice|er mould)|coving/, with: /\bpop\b|plaster/ },
  {
    item: 'ceiling-pop',
    says: /\bpop\b|plaster of paris/,
    with: /ceiling/,
    not: /cornice|paint|screed|bulkhead/,
  },
  { item: 'ceiling-pvc', says: /pvc/, with: /ceiling/, not: /cornice|pipe|conduit/ },
  {
    item: 'ceiling-suspended',
    says: /acoustic|suspended|mineral|lay-in|t-grid/,
    with: /ceiling|grid/,
    not: /pop\b|gypsum|slab|pvc|metal/,
    read: ({ text }) => ({ missing: /600x600|2ftx2ft/.test(text) ? [] : ['600 × 600 mm'] }),
  },
  {
    item: 'ceiling-gypsum',
    says: /gypsum|plaster\s?board/,
    with: /ceiling|furring|channel/,
    not: /cornice|paint|wall|partition/,
  },
  {
    item: 'ceiling-flat-sheet',
    says: /flat (?:ceiling )?sheets?|asbestos.?free|cement sheet/,
    with: /ceiling/,
    not: /roof|asbestos(?!.?free)/,
  },
]

import { sidesOf, thicknessOf } from '../line-words.ts'
import { needed, type Read, type Rule, sizeIn } from '../rule.ts'

const METRES: Readonly<Record<string, number>> = { m: 1, mm: 0.001, ft: 0.3, feet: 0.3 }
const toMetres = (said: number, unit: string | undefined) =>
  Number((said * (METRES[unit ?? ''] ?? (said >= 50 ? 0.001 : 1))).toFixed(3))

/** "1.80 x 1.80 x 2.40m", "600 x 600mm, 900mm deep" in metres: what is inside, and how deep. */
function spansIn(text: string): number[] {
  const [, one, unitOfOne, two, unitOfTwo, three, unit] =
    text.match(
      /\b(\d+(?:\.\d+)?) ?(mm|m|ft|feet)?(?: ?(?:wide|long))? ?x ?(\d+(?:\.\d+)?) ?(mm|m|ft|feet)?(?: ?(?:wide|deep))?(?: ?x ?(\d+(?:\.\d+)?) ?(mm|m|ft|feet)?)?/,
    ) ?? []
  if (!one || !two) return []
  const last = unit ?? unitOfTwo ?? unitOfOne
  const deep = text.match(/\b(\d+(?:\.\d+)?) ?(mm|m|ft|feet)? ?(?:average |total )?deep\b/)
  const depth = three ? toMetres(Number(three), last) : deep ? toMetres(Number(deep[1]), deep[2]) : undefined
  const sides = [toMetres(Number(one), unitOfOne ?? last), toMetres(Number(two), unitOfTwo ?? last)]
  return depth === undefined ? sides : [...sides, depth]
}

function pit(text: string): Read {
  const [length, width, depth] = spansIn(text)
  return length && width && depth ? { factors: { length, width, depth } } : { missing: ['its sizes'] }
}

function heightOf(text: string): number | undefined {
  const said = text.match(/\b(\d+(?:\.\d+)?) ?(mm|m|ft|feet)? ?(?:overall )?high\b/)
  return said ? toMetres(Number(said[1]), said[2]) : undefined
}

export const EXTERNAL_RULES: readonly Rule[] = [
  {
    item: 'paving',
    says: /pav|interlock/,
    with: /interlock|paving (?:stone|block|slab|brick)/,
    not: /kerb|remove|clay|grass|concrete (?:bed|base|slab)|(?<!interlocking )concrete paving/,
    read: ({ text }) => needed('thickness', sizeIn(text, { 60: 't60', 80: 't80' }), '60 or 80 mm'),
  },
  {
    item: 'kerb',
    says: /\bkerbs?\b|curb/,
    not: /paint|in-?situ|granite|stone\b|brick/,
    read: ({ text }) => {
      const sides = sidesOf(text)?.toSorted((one, two) => one - two)
      return { missing: sides?.[0] === 125 && sides[1] === 250 ? [] : ['125 × 250 mm'] }
    },
  },
  {
    item: 'inspection-chamber',
    says: /inspect(?:ion|\.)? chamber|\bins\.? chamber|man\s?hole|^chambers?\b/,
    not: /covers? only|man\s?hole covers?|pre-?cast|step iron|benching (?:to|in)|^(?:spare )?(?:covers?|frames?)/,
    read: ({ text }) => pit(text),
  },
  {
    item: 'septic-tank-plastic',
    says: /septic/,
    with: /plastic|fibreglass|grp|geepee/,
    not: /pipe|^covers?/,
    read: ({ text }) => ({ missing: /3,?000 ?l/.test(text) ? [] : ['3,000 litres'] }),
  },
  {
    item: 'surface-drain',
    says: /(?:open|surface|side|storm ?water|lined) (?:open )?drains?|drain channel/,
    with: /block|concrete|wall/,
    not: /pipe|cover slab|grating|^excavat/,
    read: ({ text }) => {
      const [width, depth] = spansIn(text)
      return width && depth
        ? { factors: { width, depth }, missing: /excavat/.test(text) ? [] : ['with its digging'] }
        : { missing: ['its width and depth'] }
    },
  },
  {
    item: 'septic-tank',
    says: /septic/,
    not: /plastic|pipe|^covers?|^excavat|reinforced (?:concrete )?walls?|pre-?cast/,
    read: ({ text }) => pit(text),
  },
  {
    item: 'soakaway',
    says: /soak\s?-?(?:away|pit)/,
    not: /pipe|^covers?|^excavat|\brings?\b|pre-?cast/,
    read: ({ text }) => pit(text),
  },
  {
    item: 'block-fence',
    says: /fence|\b(?:boundary|perimeter|compound|estate) walls?\b/,
    with: /block|\b(?:9inch|225mm) fence/,
    read: ({ text }) => {
      const height = heightOf(text)
      const isFounded = /foundation|footing|strip\b/.test(text)
      const missing = [...(height ? [] : ['its height']), ...(isFounded ? [] : ['with its foundation'])]
      return { ...(height && { factors: { height } }), missing }
    },
  },
  {
    item: 'wire-fence',
    says: /chain.?link|wire fence/,
    read: ({ text }) => ({ missing: heightOf(text) === 1.8 ? [] : ['1.8 m high'] }),
  },
  { item: 'grassing', says: /grass/, with: /plant|carpet|lay|turf/, not: /clear|cut|remove/ },
  {
    item: 'stone-base',
    says: /stone base|crushed stone base|\bbase course/,
    not: /block|concrete|asphalt/,
    read: ({ text }) => ({ missing: thicknessOf(text) ? [] : ['how thick'] }),
  },
]

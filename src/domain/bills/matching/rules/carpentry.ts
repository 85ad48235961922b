import { type LineWords, sidesOf } from '../line-words.ts'
import { needed, type Read, type Rule } from '../rule.ts'

const timber = ({ text }: LineWords): Read => {
  const inches = text
    .match(/\b([1-4])x([2-6])\b(?!mm)/)
    ?.slice(1)
    .map((side) => 25 * Number(side))
  const sides = sidesOf(text) ?? inches
  const size = sides
    ?.toSorted((one, two) => one - two)
    .map((side) => Math.round(side / 25) * 25)
    .join('x')
  const known = ['50x100', '50x150', '50x75', '50x50', '75x100'].includes(size ?? '')
  return needed('section', known ? `s${size}` : undefined, 'a section that we have')
}

export const CARPENTRY_RULES: readonly Rule[] = [
  {
    item: 'wall-plate',
    says: /wall.?plate|^(?:[^;]*; ?)?(?:\S+ ){0,6}plates?\b.*\b(?:strap|block|wall)/,
    read: timber,
  },
  {
    item: 'ceiling-framing',
    says: /nogg?in(?:g)?s?|framing|battens/,
    with: /ceiling/,
    not: /\bfixed to\b|nailed to/,
    read: ({ text }) => ({ missing: /600|24inch/.test(text) ? [] : ['their distance'] }),
  },
  {
    item: 'fascia-board',
    says: /f(?:a|as)?s?cia/,
    with: /board|hardwood|timber|wood|planed|\b1x12\b/,
    not: /paint|upvc|pvc|aluminium/,
  },
  {
    item: 'roof-timber',
    says: /\brafters?|purlins?|\bties?\b|\bstruts?|king post|queen post|tie beam|bracing|nogg?ings?|hardwood|truss/,
    not: /wall.?plate|door|frame|fascia|fitted with|\bz\s?-?purlin|steel|\bceiling|handrail|board|skirting|preservative only/,
    notAbove: /door|window/,
    read: (words) => {
      const read = timber(words)
      const isWood = /hardwood|timber|wood|sawn/.test(words.all)
      return { ...read, missing: [...(read.missing ?? []), ...(isWood ? [] : ['of which wood'])] }
    },
  },
]

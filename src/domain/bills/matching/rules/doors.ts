import { millimetres, sidesOf } from '../line-words.ts'
import { needed, type Read, type Rule } from '../rule.ts'

/** Of a leaf or a window in one piece. */
const leaf = (text: string): Read => {
  const sides = sidesOf(text)
  if (!sides) return { missing: ['its size'] }
  return Math.min(...sides) === 900 && Math.max(...sides) >= 2000 && Math.max(...sides) <= 2100
    ? {}
    : { missing: ['900 × 2,100 mm'] }
}

export const DOORS_RULES: readonly Rule[] = [
  {
    item: 'door-flush',
    says: /flush doors?|flush \d{3,4}x\d{4}|\bflush\b.*\bhung\b/,
    not: /fire|frame only|paint|double/,
    read: ({ text }) => leaf(text),
  },
  {
    item: 'door-panel',
    says: /panel(?:led)? (?:\w+ )?doors?|panelled/,
    with: /doors?/,
    not: /frame only|paint|double|shutter|steel/,
    read: ({ text }) => leaf(text),
  },
  {
    item: 'door-steel',
    says: /doors?/,
    with: /steel|security|\biron (?:\w+ )?doors?/,
    not: /frame only|^(?:\S+ ){0,2}frames?\b|paint|roll|glazed|hinge|door locks?\b|^(?:\S+ ){0,2}locks?\b|panel|flush/,
    notAbove: /ironmonger/,
    read: ({ text }) => {
      const sides = sidesOf(text)
      const width = sides && Math.min(...sides)
      return needed(
        'size',
        sides && Math.max(...sides) > 2100
          ? undefined
          : width === 900
            ? 'single'
            : width === 1200
              ? 'double'
              : undefined,
        'a size that we have',
      )
    },
  },
  {
    item: 'door-aluminium',
    says: /doors?/,
    with: /alumin/,
    not: /window|roll|slid/,
    read: ({ text }) => leaf(text),
  },
  { item: 'door-wpc', says: /\bwpc\b/, with: /doors?/, read: () => ({ missing: ['its size'] }) },
  {
    item: 'door-frame',
    says: /frames?/,
    with: /door/,
    not: /steel|metal|alumin|with frame|including frame|window|complete/,
    read: ({ text }) => {
      const sides = sidesOf(text)?.toSorted((one, two) => one - two)
      return sides?.[0] === 50 && sides[1] === 150 ? {} : { missing: ['50 × 150 mm'] }
    },
  },
  {
    item: 'lock-set',
    says: /\block\s?(?:set)?s?\b/,
    with: /morti[sc]e|lever|lock ?set/,
    not: /block|bolt|pad\s?lock|interlock/,
  },
  {
    item: 'hinges',
    says: /\bhinges?\b|\bbutts\b/,
    not: /\bdoors? (?:hung|complete)|including|window|gate|flush|panel/,
    read: ({ text }) => ({ missing: millimetres(text).includes(100) ? [] : ['100 mm'] }),
  },
]

import type { WorkItemId } from '#domain/rates/work-sections.ts'
import {
  diameterOf,
  gradeOf,
  type LineWords,
  millimetres,
  mixOf,
  sidesOf,
  thicknessOf,
} from '../line-words.ts'
import { choice, needed, type Read, type Rule } from '../rule.ts'

const MIXES: Readonly<Record<string, WorkItemId>> = {
  '1:4:8': 'concrete-1-4-8',
  '1:3:6': 'concrete-1-3-6',
  '1:2:4': 'concrete-1-2-4',
  '1:1.5:3': 'concrete-1-1.5-3',
  '1:1:2': 'concrete-1-1-2',
}
/** Grades as practice mixes them on site. */
const GRADES: Readonly<Record<number, WorkItemId>> = {
  10: 'concrete-1-4-8',
  15: 'concrete-1-3-6',
  20: 'concrete-1-2-4',
  25: 'concrete-1-1.5-3',
  30: 'concrete-1-1-2',
}

/** What says that a slab is suspended. */
const ABOVE_GROUND =
  /suspend|\bsoffit|\b(?:upper|first|second|third|\dst|\dnd|\drd)\b|\broofs?\b|\bdeck|\bframe|super.?structure|\bfloors\b|cantilever|balcon|canop|landing|hollow/

/** From this strength on a mix is mostly designed, and may come ready. */
const DESIGNED_FROM = 30

const ELEMENTS: readonly (readonly [RegExp, string])[] = [
  [/\bblinding\b/, 'blinding'],
  [/\blintels?\b|\bsills?\b|\bcoping\b/, 'lintel'],
  [/\bstair|\bsteps?\b|^(?!.*\b(?:floors|roofs|slabs)\b).*\blanding/, 'stair'],
  [
    /\bcolumns? bases?\b|\bbases?\b|(?<!\bin (?:the )?)\bfoundations?\b|\bfootings?\b|\braft\b|\bpile caps?\b|\btrench/,
    'foundation',
  ],
  [/\bcolumns?\b|\bpillars?\b|\bstumps?\b/, 'column'],
  [/\bbeams?\b/, 'beam'],
  [/\b(?:ground|german) floor\b|\bground slab\b|\bbeds?\b|\boversite\b|\bpavings?\b|\baprons?\b/, 'bed'],
  [/\bwalls?\b/, 'wall'],
  [/\bslabs?\b|\bfloors?\b|\broofs?\b|\bdeck/, 'slab'],
  [/\bfoundations?\b/, 'foundation'],
]

/** What a line is cast in: as it says, or where it is, or what the nearest heading that names one says. */
const elementOf = ({ text, place, above }: Pick<LineWords, 'text' | 'place' | 'above'>) =>
  [text, place, ...above.split(' / ')].map((said) => choice(ELEMENTS, said)).find(Boolean)

/** "Columns and beams": which of them takes how long is not said. */
const TWO_ELEMENTS =
  /\b(columns?|beams?|slabs?|walls?|stairs?|bases|footings?|lintels?)(?: ?[,/&+]| and| or) (?:(?!\1)(?:columns?|beams?|slabs?|walls?|stairs?|bases|footings?|lintels?))\b/

const mixesIn = (said: string): ReadonlySet<string> =>
  new Set((said.match(/\b1\s?:\s?\d(?:\.\d)?\s?:\s?\d+/g) ?? []).map((mix) => mix.replaceAll(' ', '')))

/** Where the nearest heading that names a mix names two. */
function hasTwoMixes(above: string): boolean {
  const nearest = above.split(' / ').find((said) => mixOf(said) || gradeOf(said)) ?? ''
  return mixesIn(nearest).size > 1 && !gradeOf(nearest)
}

function concrete({ text, above, place, all }: LineWords & { all: string }): Read {
  const [mix, grade] = [mixOf(text) ?? mixOf(above), gradeOf(text) ?? gradeOf(above)]
  const named = elementOf({ text, place, above })
  const isGround =
    named === 'slab' && /\bfloor slab/.test(text) && /sub\s?-?structure|\bfoundations?\b/.test(all)
  const element = isGround ? 'bed' : named
  const item = mix ? MIXES[mix] : grade ? GRADES[grade] : undefined
  const choices = element ? { element } : {}
  if (!item) return { choices, missing: [mix || grade ? 'a mix that we have' : 'the mix or the grade'] }
  const isDesigned = mix === undefined && (grade ?? 0) >= DESIGNED_FROM
  const missing = [
    ...(element ? [] : ['where it is placed']),
    ...(element === 'slab' && !ABOVE_GROUND.test(all) ? ['suspended or on the ground'] : []),
    ...(/ready.?mix|designed? mix/.test(all) ? ['mixed on site'] : []),
    ...(element !== 'blinding' && TWO_ELEMENTS.test(text) ? ['one element'] : []),
    ...(mixesIn(text).size > 1 || isDesigned || (!mixOf(text) && !gradeOf(text) && hasTwoMixes(above))
      ? ['of which mix']
      : []),
  ]
  return { item, choices, missing }
}

/** Where bars are, of which the work is known. */
const BARRED =
  /slab|beam|column|stump|foundation|base|foot|strip|trench|raft|pile caps?|\bwalls?\b|stair|step|landing|lintel|\bbeds?\b|floor|roof|deck|link|stirrup|binder|\bring\b|ground|structur|work|gutter|canop|balcon|cill|sill|coping|frame|concrete/
const PLACE =
  /\b(?:in|to|for) (?!b\.?s\b|lengths?|shape|accord|any|all|detail|drawing|schedule|engineer|include|the|and)(?:the )?[a-z]+/

/** Parts whose bars take longer than those of slabs and foundations. */
const OF_BARS: readonly (readonly [RegExp, string])[] = [
  [/\bstair/, 'stair'],
  [/\bcolumn bases?\b|\bbases? (?:for|of|to) columns?\b|\bstanchion bases?\b/, 'slab'],
  [/\bcolumns?\b|\bstumps?\b|\bpillars?\b|\bwalls?\b/, 'column'],
  [/\bbeams?\b|\blintels?\b/, 'beam'],
  [
    /slab|foundation|\bbases?\b|foot|trench|\bstrip\b|raft|pile caps?|\bbeds?\b|floor|\broofs?\b|deck|oversite|sub.?structure/,
    'slab',
  ],
]

const bar = ({ text, above, nearest, place }: LineWords): Read => {
  // What another size is said of, such as the stones of concrete above, is no bar.
  const isSized = /\d\s*mm\b|\b[ytr]\d/.test(text)
  const bars = above.split(' / ').find((said) => REINFORCING.test(said) && !/concrete/.test(said)) ?? ''
  const size = diameterOf(text) ?? (isSized ? undefined : diameterOf(bars))
  const element =
    choice(OF_BARS, text) ??
    choice(OF_BARS, place) ??
    choice(OF_BARS, nearest) ??
    choice(OF_BARS, bars) ??
    (/sub.?structure|foundation/.test(above) ? 'slab' : undefined)
  const read = needed('diameter', size === undefined ? undefined : `d${size}`, 'the diameter')
  const isElsewhere = PLACE.test(text) && !BARRED.test(text)
  return {
    ...read,
    choices: { ...read.choices, ...(element && { element }) },
    missing: [...(read.missing ?? []), ...(element && !isElsewhere ? [] : ['in which part'])],
  }
}

const formed = ({ text, above, place }: LineWords): Read => {
  const element = elementOf({ text, place, above })
  const known =
    element === 'lintel' ? 'beam' : element === 'bed' || element === 'blinding' ? 'foundation' : element
  return needed('element', known, 'what it forms')
}

const FORMWORK = /\bform\s?work\b|\bshuttering\b/
const REINFORCING = /reinforce|\bbars?\b|\brods?\b|\bsteel\b|\blinks\b|\bstirrups\b/

export const CONCRETE_RULES: readonly Rule[] = [
  {
    item: 'lintel',
    says: /\blintels?\b/,
    with: /precast|pre-cast|size|reinforced|complete with|\d+ ?(?:nr|nos?)\b/,
    not: /^form\s?work|form\s?work to|\bbars in\b|\bto sides/,
    read: ({ text }) => {
      const sides = sidesOf(text)
      const isPrecast = /pre-?cast/.test(text) && !/reinforc|\bbars\b/.test(text)
      return sides
        ? { factors: { width: sides[0], depth: sides[1] }, missing: isPrecast ? ['cast in place'] : [] }
        : { missing: ['its size'] }
    },
  },
  {
    item: 'concrete-1-2-4',
    says: /concrete|columns?|pillars?|beams?|slabs?|decking|lintels?|sills?|bases?|footings?|foundations?|stair|blinding|walls?|trench|\bbeds?\b|(?:german|ground) floor|horizontal work|vertical work|sloping/,
    with: /concrete|\brcc\b|\br\.c\.c|\b1\s?:\s?\d(?:\.5)?\s?:\s?\d/,
    not: /form\s?work|shutter(?!ing\b.*using)|reinforcement(?! in)|\bbars?\b|block|screed|mesh|fabric|formwork|fill(?:ed|ing)|\bpipe|level and|trim|(?<!concrete )paving|kerb|precast|pre-cast|excavat|(?<!(?:above|below|under|up ?to|to) )damp|surface|trowel|treat|coping|plaster|render/,
    notAbove: /form\s?work|reinforcement\b(?! concrete)|masonry \/|finish/,
    read: concrete,
  },
  {
    item: 'mesh',
    says: /\bbrc\b|\bmesh\b|\bfabric\b|\bref\.?\s?a\d{2,3}\b/,
    not: /fence|wire gau|insect|mosquito|expanded|bitumen/,
    read: ({ text, above }) =>
      needed(
        'fabric',
        `${text} ${above}`.match(/\ba\s?-?(142|193|252|393)\b/)?.[1]?.replace(/^/, 'a'),
        'the fabric',
      ),
  },
  {
    item: 'formwork-edge',
    says: /\bedges?\b|\bsides of (?:ground |floor )*(?:slabs?|beds?)\b/,
    with: FORMWORK,
    not: /exceeding 250mm high$/,
    read: ({ text }) => {
      const height = millimetres(text).at(-1) ?? thicknessOf(text)
      return height && height <= 500 ? { factors: { height } } : { missing: ['how high'] }
    },
  },
  {
    item: 'formwork',
    says: /sides?|soffits?|form\s?work|shutter|columns?|beams?|slabs?|lintels?|walls?|stair|horizontal|suspended/,
    with: FORMWORK,
    not: /\bedges?\b(?! beams?)|risers? (?!.*strings)|block|roll(?:ing)? shutter|excluding the cost|grooves?|holes?|concrete (?:in|1)/,
    notAbove: /door|window/,
    read: (words) => {
      const read = formed(words)
      if (/\bmarine\b/.test(words.all)) return { ...read, item: 'formwork-board' }
      const isFair = /\bwrot\b|\bwrought\b|fair.?face/.test(words.all)
      return { ...read, missing: [...(read.missing ?? []), ...(isFair ? ['of which board'] : [])] }
    },
  },
  {
    item: 'trowelled-finish',
    says: /trowel|steel.?float/,
    with: /concrete|\bslabs?\b|oversite|\bbeds?\b/,
    not: /screed|cement and sand|render|plaster|terrazzo|\bbed(?:s|ding)?\b on|paint|reinforced concrete|power/,
    read: ({ text }) => ({ missing: /surface|finish|top\b/.test(text) ? [] : ['the surface of concrete'] }),
  },
  {
    item: 'movement-joint',
    says: /(?:movement|expansion|designed) joints?/,
    not: /cover|metal|pvc strip|block|water\s?(?:bar|stop)|dowel/,
    read: ({ text }) => {
      const sizes = millimetres(text)
      const depth = sizes.find((value) => value >= 75)
      return depth && sizes.includes(25) ? { factors: { depth } } : { missing: ['25 mm wide and how deep'] }
    },
  },
  {
    item: 'reinforcement',
    says: /\b[ytr](?:6|8|10|12|16|20|25|32)\b|mm|bars?|rods?|reinforcement/,
    with: new RegExp(`${REINFORCING.source}|\\biron\\b|\\brings?\\b|\\b[ytr](?:6|8|10|12|16|20|25|32)\\b`),
    not: /\bfabric\b|mesh|brc|concrete(?! work)|precast|starter|dowel|angle|frames?|\bpipe|square bars|binding wire only|(?:steel|\dmm) wire\b|^wire\b|burglar|cable|earth|block|gutter|sheet|sections?|door|window/,
    notAbove: /door|window|plumb|electric|roof(?:ing)? cover|metal work|1\.26|1\.15/,
    read: bar,
  },
]

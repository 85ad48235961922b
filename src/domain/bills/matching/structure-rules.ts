import type { WorkItemId } from '#domain/rates/work-sections.ts'
import {
  depthOf,
  diameterOf,
  gradeOf,
  type LineWords,
  millimetres,
  mixOf,
  sidesOf,
  thicknessOf,
} from './line-words.ts'
import { choice, needed, type Read, type Rule } from './rule.ts'

const depth = ({ text }: LineWords): Read => {
  const found = depthOf(text)
  if (found === undefined) return { missing: ['how deep'] }
  if (found > 4000) return { missing: ['a depth of up to 4 m'] }
  return {
    choices: {
      depth: found <= 250 ? 'to250' : found <= 1500 ? 'to1500' : found <= 2000 ? 'to2000' : 'to4000',
    },
  }
}

const METRES: Readonly<Record<string, number>> = { m: 1000, mm: 1, ft: 300, feet: 300 }

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

const block =
  (item: WorkItemId, other: WorkItemId) =>
  ({ text, above }: LineWords): Read => {
    const thickness = thicknessOf(text) ?? thicknessOf(above)
    if (thickness === 225) return { item }
    return thickness === 150 ? { item: other } : { missing: ['225 or 150 mm'] }
  }

const BLOCKWORK = /\bblock\s?(?:work|wall|walling|s)?\b|\bblockwall|\bwalling\b/

const formed = ({ text, above, place }: LineWords): Read => {
  const element = elementOf({ text, place, above })
  const known =
    element === 'lintel' ? 'beam' : element === 'bed' || element === 'blinding' ? 'foundation' : element
  return needed('element', known, 'what it forms')
}

const FORMWORK = /\bform\s?work\b|\bshuttering\b/
const REINFORCING = /reinforce|\bbars?\b|\brods?\b|\bsteel\b|\blinks\b|\bstirrups\b/

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

export const STRUCTURE_RULES: readonly Rule[] = [
  {
    item: 'site-clearance',
    says: /\b(?:clear|site preparation|site clearance|bush)/,
    with: /\bbush|shrub|vegetation|undergrowth|site clearance|clear(?:ing)? (?:the )?(?:whole )?site|\bplot\b|grub/,
    not: /\bdrain|\brubbish from/,
  },
  {
    item: 'tree-removal',
    says: /\btrees?\b/,
    with: /cut|fell|remov|grub|girth/,
    read: ({ text }) => {
      const said = text.replaceAll(/\b(?:at|above) \S+ (?:m|ft\.?|feet)(?: above| high)/g, ' ')
      const girths = [...said.matchAll(/(\d+(?:\.\d+)?)\s?(mm|m|ft|feet)\b/g)].map(
        ([, value, unit = '']) => Number(value) * (METRES[unit] ?? 1),
      )
      const girth = Math.max(...girths)
      const isOver = /(?:over|exceeding|above) 3(?:\.0+)? ?m\b|(?:over|exceeding|above) 3,?000 ?mm/.test(said)
      const isHalf = Math.min(...girths) < 1500 && girth > 1500
      const band =
        isOver && !/not exceeding/.test(said)
          ? 'over'
          : girth <= 1500
            ? 'to1500'
            : girth <= 3000
              ? 'to3000'
              : 'over'
      return needed('girth', girths.length === 0 || isHalf ? undefined : band, 'which girth')
    },
  },
  {
    item: 'topsoil-strip',
    says: /\btop\s?soil\b|\bvegetable soil\b/,
    with: /excavat|strip|remov/,
    read: ({ text }) => {
      const thickness = thicknessOf(text)
      return thickness ? { factors: { thickness } } : { missing: ['how thick'] }
    },
  },
  {
    item: 'excavation-rock',
    says: /\brocks?\b/,
    with: /excavat|break/,
    not: /excluding rock|except rock|other than rock/,
    read: ({ text }) => ({ missing: /extra over|break/.test(text) ? [] : ['extra over, or all of it'] }),
  },
  {
    item: 'excavation-reduce',
    says: /reduce levels?|reduced level excavation|to (?:a )?reduced levels?|over\s?site|over areas|cut(?:ting)? to levels?/,
    with: /excavat|cut/,
    not: /concrete|\brock|^filling|top\s?soil|trench|\bpits?\b/,
    read: depth,
  },
  {
    item: 'excavation-trench',
    says: /\btrench|^(?!.*\b(?:columns?|bases?|pads?|pits?|fill|treat\w*|dispos\w*|cart|surplus|materials?)\b).*\bfoundations?\b/,
    with: /excavat/,
    not: /concrete|backfill|return|\brock|pipe|cable|drain|sewer|duct|man\s?hole|support|level and (?:compact|ram|consolidat)|compact|filling in|hardcore|horizontal work/,
    notAbove: /concrete|formwork|reinforc/,
    read: depth,
  },
  {
    item: 'excavation-pit',
    says: /\bpits?\b|column bases?|bases? (?:for|to) columns?|column pads?|holes? for columns?/,
    with: /excavat/,
    not: /concrete|backfill|\brock|soakaway|support|septic|horizontal|compact|\b(?:lift|service|sump|inspection|silt|ash|valve|meter|tank|turbine|working)\s?(?:pits?|well|shaft)/,
    notAbove: /concrete|formwork|reinforc/,
    read: depth,
  },
  {
    item: 'earthwork-support',
    says: /earth\s?work support|plank(?:s|ing) and strut(?:s|ting)|support to (?:the )?(?:faces|sides) of (?:the )?excavation/,
  },
  {
    item: 'disposal',
    says: /\bdispos|cart (?:away|surplus)|remove surplus|removed? to (?:a )?tip|excavated materials?;? off site/,
    with: /surplus|excavated|spoil|soil|earth|unsuitable material|\btip\b/,
    not: /water|bush|preserve/,
    read: ({ text }) => ({ missing: /off (?:the )?site|away|tip/.test(text) ? [] : ['off site or on it'] }),
  },
  {
    item: 'backfilling',
    says: /back\s?fill|return,? (?:fill|and|earth|soil)|fill(?:ing)? back|material returned|filling (?:obtained )?(?:from|with) (?:(?:the|selected) )*excavat(?:ed|ions?)|filling (?:in|to) (?:plinth|excavation|trench)|put back (?:\w+ )?(?:soil|earth)/,
    not: /import|laterite|sand|hardcore|pipe|including excavation|back fill hole/,
  },
  { item: 'fill-laterite', says: /laterit/, with: /fill|make up|import/, not: /disposal|excavate/ },
  {
    item: 'fill-sand',
    says: /\bsand\b/,
    with: /\bsand fill|\bfill(?:ing)?\b.{0,30}\b(?:with|of) .*sand|make up levels/,
    not: /cement|paving|laterite/,
  },
  {
    item: 'hardcore',
    says: /hard\s?core/,
    with: /fill|bed|thick|pack|consolidat|compact|rammed/,
    not: /treat|poison|polythene|membrane|blinding (?:on|to|over)|level and/,
  },
  {
    item: 'level-and-compact',
    says: /(?:level|trim)\w* and (?:compact|ram|consolidat)|compact\w* (?:bottom|formation|surface)/,
    with: /bottom|excavat|surface|ground|formation|foundation|hardcore/,
    not: /laterite|fill|blinded|with (?:sand|hardcore|stone)/,
  },
  {
    item: 'soil-treatment',
    says: /anti.?termite|\btermites?\b|soil (?:poison|treat)|dieldrex|termiticide/,
    with: /treat|poison|spray|chemical|dieldrex|termiticide|solution|anti.?termite/,
    not: /timber|wood/,
  },
  {
    item: 'dpm',
    says: /damp.?proof membrane|\bdpm\b|polythene|polyethylene|\bnylon\b.*gauge/,
    not: /pipe|tank|course/,
    read: ({ text }) =>
      needed(
        'gauge',
        choice(
          [
            [/\b1,?000 ?gauge|250 ?mic/, 'g1000'],
            [/\b500 ?gauge|125 ?mic/, 'g500'],
          ],
          text,
        ),
        '1,000 or 500 gauge',
      ),
  },
  {
    item: 'dpc',
    says: /damp.?(?:proof )?c(?:ou?rse|oarse)|\bdpc\b|\bd\.p\.c/,
    not: /\b(?:above|below|under|up ?to|to|from|beneath|over) (?:the )?(?:damp|dpc|d\.p\.c)/,
    read: ({ text }) => {
      const width = millimetres(text)[0] ?? thicknessOf(text) ?? Number(text.match(/\b(150|225)\b/)?.[1])
      return width === 225 || width === 150
        ? { choices: { width: `w${width}` } }
        : { missing: ['225 or 150 mm wide'] }
    },
  },
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
    item: 'sand-blinding',
    says: /blinding/,
    with: /\bsand\b/,
    not: /concrete|^hard\s?core|1\s*:\s*\d\s*:\s*\d/,
    read: () => ({ missing: ['sand with cement'] }),
  },
  {
    item: 'reinforcement',
    says: /\b[ytr](?:6|8|10|12|16|20|25|32)\b|mm|bars?|rods?|reinforcement/,
    with: new RegExp(`${REINFORCING.source}|\\biron\\b|\\brings?\\b|\\b[ytr](?:6|8|10|12|16|20|25|32)\\b`),
    not: /\bfabric\b|mesh|brc|concrete(?! work)|precast|starter|dowel|angle|frames?|\bpipe|square bars|binding wire only|(?:steel|\dmm) wire\b|^wire\b|burglar|cable|earth|block|gutter|sheet|sections?|door|window/,
    notAbove: /door|window|plumb|electric|roof(?:ing)? cover|metal work|1\.26|1\.15/,
    read: bar,
  },
  {
    item: 'block-225-filled',
    says: new RegExp(`${BLOCKWORK.source}|cavit(?:y|ies) filled|\\bhollow\\b.*cores`),
    with: /\bfill(?:ed|ing)?\b|concreted/,
    not: /unfilled|\bm3\b|fence|kerb|paving|(?:filled|flush) joints?/,
    read: block('block-225-filled', 'block-150-filled'),
  },
  {
    item: 'block-225-solid',
    says: /\bsolid\b/,
    with: BLOCKWORK,
    not: /\bfill(?:ed|ing)?\b|fence|paving/,
    read: block('block-225-solid', 'block-150-solid'),
  },
  {
    item: 'block-screen',
    says: /screen|ventilat|fancy|honey\s?comb|decorative/,
    with: BLOCKWORK,
    not: /toilet block/,
  },
  {
    item: 'block-225',
    says: /block|walls?|partition|\bhollow\b/,
    with: BLOCKWORK,
    not: /solid|\bfill(?:ed|ing)?\b|screen|decorative|vent|paving|kerb|interlock|concrete wall|form|render|plaster|paint|til|classroom block|damp|lintel/,
    notAbove: /(?<!(?:&|and) )finish|render|plaster|paint|concrete works?$|formwork/,
    read: (words) => {
      const read = block('block-225', 'block-150')(words)
      return {
        ...read,
        missing: [
          ...(read.missing ?? []),
          ...(/hollow|sandcrete/.test(words.all) ? [] : ['hollow or solid']),
        ],
      }
    },
  },
  {
    item: 'brick-wall',
    says: /half.?brick/,
    with: /masonry|wall|brick/,
    not: /\bone brick|facing|face\s?work|fly ash/,
  },
  {
    item: 'structural-steel',
    says: /structural (?:steel|metal)|steel (?:roof )?(?:beam|column|truss|section|portal)|universal (?:beam|column)/,
    not: /reinforc|bars?\b/,
    read: () => ({ missing: ['sections of usual sizes'] }),
  },
  {
    item: 'steel-purlin',
    says: /purlins?/,
    with: /\bz\s?-?purlin|galvani[sz]ed|\bsteel\b/,
    not: /timber|wood|paint/,
    read: ({ text }) => ({
      missing: /\bz\s?-?purlin/.test(text) && /\b150/.test(text) ? [] : ['Z-purlins of 150 mm'],
    }),
  },
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

import { inchesIn, millimetres, sidesOf, thicknessOf } from './line-words.ts'
import { choice, needed, type Read, type Rule } from './rule.ts'

/** The first of these sizes that the line says. */
const size = (text: string, sizes: Readonly<Record<number, string>>) => {
  const bare = Number(text.match(/^\d{2,3}(?= \D)/)?.[0])
  const found = [...millimetres(text), bare, ...inchesIn(text)].find((value) => sizes[value])
  return found === undefined ? undefined : sizes[found]
}

const WASTE_BORES = { 110: 'b110', 100: 'b110', 75: 'b75', 50: 'b50', 4: 'b110', 3: 'b75', 2: 'b50' }
const PPR_BORES = { 20: 'b20', 25: 'b25', 32: 'b32', 0.5: 'b20', 0.75: 'b25', 1: 'b32' }

/** "2.5mm2", "2.5 sq mm", "4 x 16mm2". */
const section = (text: string): string | undefined =>
  text.match(/(\d+(?:\.\d+)?)\s?(?:mm2|mm²|sq\.?\s?mm|sqmm|mm sq)/)?.[1]

const FITTINGS = /bends?\b|\btees?\b|elbow|socket|reducer|joints?\b|adaptor|valve|(?<!with )clip|access/
const gone = (missing: string[]): Read => ({ missing })

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
  return length && width && depth ? { factors: { length, width, depth } } : gone(['its sizes'])
}

function heightOf(text: string): number | undefined {
  const said = text.match(/\b(\d+(?:\.\d+)?) ?(mm|m|ft|feet)? ?(?:overall )?high\b/)
  return said ? toMetres(Number(said[1]), said[2]) : undefined
}

export const SERVICE_RULES: readonly Rule[] = [
  {
    item: 'drain-pipe',
    says: /pipe|pvc drain|\bdrain\b.*pvc/,
    with: /drain|sewer|trench/,
    not: new RegExp(`${FITTINGS.source}|channel|concrete pipe|ppr|cable|culvert|perforat`),
    read: ({ text }) => {
      const read = needed('bore', size(text, { 110: 'b110', 100: 'b110', 75: 'b75' }), 'the bore')
      return {
        ...read,
        missing: [
          ...(read.missing ?? []),
          ...(/excavat|trench .*backfill/.test(text) ? [] : ['with its trench or without']),
        ],
      }
    },
  },
  {
    item: 'waste-pipe',
    says: /pipe|\bsoil\b|\bwaste\b/,
    with: /u?pvc|\bsoil\b|\bwaste\b/,
    not: new RegExp(
      `${FITTINGS.source}|pressure|conduit|ppr|cable|duct|trench|drain pipe|rain ?water|down\\s?pipe|cold|hot|electrical|sleeve|in (?:the )?ground|(?:below|under) ?ground|buried|vent cowl|water (?:pipe|supply|service|main)`,
    ),
    notAbove: /electric|(?:cold|hot) water|water supply/,
    read: ({ text, all }) => {
      const read = needed('bore', size(text, WASTE_BORES), 'the bore')
      return { ...read, missing: [...(read.missing ?? []), ...(/pvc/.test(all) ? [] : ['PVC'])] }
    },
  },
  {
    item: 'ppr-pipe',
    says: /\bppr\b/,
    not: FITTINGS,
    read: ({ text }) => needed('bore', size(text, PPR_BORES), 'the bore'),
  },
  {
    item: 'pressure-pipe',
    says: /pressure/,
    with: /pipe/,
    not: FITTINGS,
    read: ({ text }) => needed('bore', size(text, { 25: 'b25', 110: 'b110', 100: 'b110' }), 'the bore'),
  },
  {
    item: 'wc',
    says: /\be?wc\b|\bw\.c\b|water closet/,
    with: /suite|pan|set|closet|coupled|complete/,
    not: /door|pipe|connector|seat only|partition|paper|room|block/,
    read: ({ text }) => gone(/^(?:e?wc|w\.c|water closet) pans?$/.test(text) ? ['with its cistern'] : []),
  },
  {
    item: 'wash-basin',
    says: /wash.{0,6}basin|lavatory basin|\bwhb\b/,
    not: /trap only|tap only|pipe|mirror/,
    read: ({ text }) => gone(/pedestal/.test(text) ? [] : ['with a pedestal']),
  },
  {
    item: 'kitchen-sink',
    says: /\bsink\b/,
    not: /\btrap (?:only|to|for)|pipe|cabinet|unit only|\blab|sluice|catering|scrub|cleaner|butler/,
    read: ({ text }) =>
      needed(
        'bowls',
        choice(
          [
            [/(?:double|two|2).?bowl/, 'two'],
            [/(?:single|one|1).?bowl/, 'one'],
            [/double/, 'two'],
            [/single/, 'one'],
          ],
          text,
        ),
        'one bowl or two',
      ),
  },
  { item: 'shower', says: /shower/, with: /mixer|set|rose/, not: /cubicle|tray|curtain|heater|screen|door/ },
  {
    item: 'floor-trap',
    says: /floor (?:trap|drain|gully)/,
    read: ({ text }) => gone(millimetres(text).includes(75) ? [] : ['75 mm']),
  },
  {
    item: 'gate-valve',
    says: /(?:gate|stop) ?valve/,
    read: ({ text }) => gone(millimetres(text).includes(20) || inchesIn(text)[0] === 0.75 ? [] : ['20 mm']),
  },
  {
    item: 'bib-tap',
    says: /\bbib\s?-?(?:taps?|cocks?)\b|\b(?:outside|garden|hand|stand) taps?\b/,
    not: /basin|sink|suite/,
  },
  {
    item: 'water-pump',
    says: /pumps?\b/,
    with: /water|surface/,
    not: /submersible|borehole|sump|house|fire|booster|panel/,
    read: ({ text }) => gone(/\b1(?:\.0)? ?hp/.test(text) ? [] : ['1 HP']),
  },
  {
    item: 'water-tank',
    says: /tank/,
    with: /water|overhead|storage|geepee|litres?/,
    not: /septic|stand (?:for|only)|^(?:\S+ ){0,3}stand|steel|concrete|fuel|diesel|under\s?ground|braithwaite/,
    read: ({ text }) =>
      needed(
        'capacity',
        choice(
          [
            [/\b2,?000 ?l/, 'l2000'],
            [/\b1,?000 ?l/, 'l1000'],
            [/\b5,?000 ?l/, 'l5000'],
          ],
          text,
        ),
        'a capacity that we have',
      ),
  },
  {
    item: 'water-heater',
    says: /water heater/,
    not: /switch|point|instant/,
    read: ({ text }) => gone(/\b50 ?l/.test(text) ? [] : ['50 litres']),
  },
  {
    item: 'fire-extinguisher',
    says: /extinguisher/,
    read: ({ text }) => gone(/9 ?kg/.test(text) && /powder|dcp/.test(text) ? [] : ['9 kg, powder']),
  },
  {
    item: 'lighting-point',
    says: /light(?:ing)? ?points?|points? for light/,
    not: /luminaire|complete with fitting/,
  },
  {
    item: 'socket-point',
    says: /socket.{0,12} points?|points?.{0,20}socket|power points?/,
    not: /switch socket outlet only|data|tv\b|telephone|lan\b/,
    read: ({ text }) => gone(/15 ?a|20 ?a|45 ?a/.test(text) ? ['13 A'] : []),
  },
  {
    item: 'socket',
    says: /socket/,
    not: /points?\b|pipe|pvc|ppr|data|tv\b|telephone|lan\b|wired|floor/,
    read: ({ text }) => {
      const rating = choice(
        [
          [/\b13 ?a/, 'a13'],
          [/\b15 ?a/, 'a15'],
        ],
        text,
      )
      const read = needed('rating', rating, '13 A or 15 A')
      return {
        ...read,
        missing: [
          ...(read.missing ?? []),
          ...(rating === 'a13' &&
          (!/twin|double|2.?gang/.test(text) || /single(?! phase)|\b1.?gang/.test(text))
            ? ['double']
            : []),
        ],
      }
    },
  },
  {
    item: 'switch',
    says: /switch/,
    with: /gang/,
    not: /socket|gear|isolat|change.?over|fuse|heater|dimmer/,
    read: ({ text }) =>
      needed(
        'gangs',
        choice(
          [
            [/\b(?:1|one|single).?gang/, 'one'],
            [/\b(?:2|two|double).?gang/, 'two'],
            [/\b(?:3|three).?gang/, 'three'],
          ],
          text,
        ),
        '1 to 3 gangs',
      ),
  },
  {
    item: 'conduit',
    says: /conduit|pvc pipe.*electrical/,
    with: /pvc|mm/,
    not: /wired|cable|points?\b|box|bend|coupl|steel|galvan|fitting|\bg\.?i\b|metal/,
    read: ({ text }) => needed('bore', size(text, { 20: 'b20', 25: 'b25' }), '20 or 25 mm'),
  },
  {
    item: 'cable',
    says: /cable|single.?core|\bwires?\b/,
    with: /single.?core|1 ?core|1c\b|\b1x\d/,
    not: /armoured|swa|points?\b|core flex|3.?core|4.?core|tray|earth(?:ing)? (?:lead|tape)/,
    read: ({ text }) => {
      const known: Record<string, string> = { '2.5': 'c25', '1.5': 'c15', 4: 'c4', 6: 'c6', 10: 'c10' }
      return needed('section', known[section(text) ?? ''], 'a section that we have')
    },
  },
  {
    item: 'armoured-cable',
    says: /armou?red|\bswa\b/,
    with: /cable/,
    not: /gland|terminat|joint/,
    read: ({ text }) => {
      const four = /\b4[ -]?(?:x|core|c\b)/.test(text)
      const known: Record<string, string> = { 16: 'c16', 70: 'c70' }
      const read = needed('section', known[section(text) ?? ''], 'a section that we have')
      return { ...read, missing: [...(read.missing ?? []), ...(four ? [] : ['four cores'])] }
    },
  },
  {
    item: 'distribution-board',
    says: /distribution board|consumer unit|\bdb\b/,
    not: /cable|door|earth|\btp ?&? ?n|(?:three|3).?phase/,
    read: ({ text }) =>
      needed(
        'ways',
        choice(
          [
            [/\b8.?way/, 'w8'],
            [/\b12.?way/, 'w12'],
          ],
          text,
        ),
        '8 or 12 ways',
      ),
  },
  {
    item: 'ceiling-fan',
    says: /ceiling fan|\bfan\b.*\bceiling/,
    not: /points?|hook (?:for|only)|^(?:\S+ )?hook|regulator only/,
  },
  {
    item: 'earthing',
    says: /earth (?:rod|electrode)|earthing (?:rod|electrode)|copper electrode/,
    not: /pit only|tape/,
  },
  {
    item: 'split-ac',
    says: /split/,
    with: /air.?condition|a\/?c\b|\bhp\b|\dhp\b/,
    not: /points?|brackets?\b|\bpip(?:e|ing)s? (?:for|to)\b|pipe ?work (?:for|to)|^pipe ?work/,
    read: ({ text }) => gone(/1\.5 ?hp/.test(text) ? [] : ['1.5 HP']),
  },
  {
    item: 'light-fitting',
    says: /fitting|panel|luminaire|lamp|batten|bracket|flood/,
    with: /light|\bled\b|lamp|luminaire|wall bracket(?! for)/,
    not: /points?\b|street|pole|switch|emergency|pipe|chandelier/,
    read: ({ text }) =>
      needed(
        'fitting',
        choice(
          [
            [/flood.*100 ?w|100 ?w.*flood/, 'flood'],
            [/panel.*18 ?w|18 ?w.*panel/, 'panel'],
            [/batten.*4 ?ft|4 ?ft.*batten/, 'batten'],
            [/wall bracket/, 'bracket'],
          ],
          text,
        ),
        'a fitting that we have',
      ),
  },
  {
    item: 'paving',
    says: /pav|interlock/,
    with: /interlock|paving (?:stone|block|slab|brick)/,
    not: /kerb|remove|clay|grass|concrete (?:bed|base|slab)|(?<!interlocking )concrete paving/,
    read: ({ text }) => needed('thickness', size(text, { 60: 't60', 80: 't80' }), '60 or 80 mm'),
  },
  {
    item: 'kerb',
    says: /\bkerbs?\b|curb/,
    not: /paint|in-?situ|granite|stone\b|brick/,
    read: ({ text }) => {
      const sides = sidesOf(text)?.toSorted((one, two) => one - two)
      return gone(sides?.[0] === 125 && sides[1] === 250 ? [] : ['125 × 250 mm'])
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
    read: ({ text }) => gone(/3,?000 ?l/.test(text) ? [] : ['3,000 litres']),
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
        : gone(['its width and depth'])
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
    read: ({ text }) => gone(heightOf(text) === 1.8 ? [] : ['1.8 m high']),
  },
  { item: 'grassing', says: /grass/, with: /plant|carpet|lay|turf/, not: /clear|cut|remove/ },
  {
    item: 'stone-base',
    says: /stone base|crushed stone base|\bbase course/,
    not: /block|concrete|asphalt/,
    read: ({ text }) => gone(thicknessOf(text) ? [] : ['how thick']),
  },
]

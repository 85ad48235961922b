import { millimetres, sidesOf, thicknessOf } from './line-words.ts'
import { choice, needed, type Read, type Rule } from './rule.ts'

const OUTSIDE: readonly (readonly [RegExp, string])[] = [
  [/soffit|ceiling/, 'soffit'],
  [/external|outside/, 'outside'],
  [/internal|inside/, 'inside'],
]

const layer = (text: string): Read => {
  const thickness = thicknessOf(text)
  return thickness && thickness <= 100 ? { factors: { thickness } } : { missing: ['how thick'] }
}

/** Of a leaf or a window in one piece. */
const leaf = (text: string): Read => {
  const sides = sidesOf(text)
  if (!sides) return { missing: ['its size'] }
  return Math.min(...sides) === 900 && Math.max(...sides) >= 2000 && Math.max(...sides) <= 2100
    ? {}
    : { missing: ['900 × 2,100 mm'] }
}

const gauge = (text: string) =>
  choice(
    [
      [/0?\.55/, 't055'],
      [/0?\.45/, 't045'],
      [/0?\.70?(?!\d)/, 't070'],
    ],
    text,
  )

/** What roof coverings lie on, where it is in their price. */
const CARCASS =
  /\b(?:includ\w*|incl\.?|inclusive of|complete with|and) (?:(?!to\b|on\b)\S+ ){0,2}(?:purlins?|rafters?|carcass|truss\w*)\b/

const TILES = /\btil(?:e|es|ing)\b/
const NOT_ROOF = /roof|ridge|ceiling|step.?tile|stone.?coated/

export const FINISH_RULES: readonly Rule[] = [
  {
    item: 'roof-longspan',
    says: /long\s?-?span/,
    not: /ridge|cap|flash|gutter|valley|hip\b|remove/,
    read: ({ text }) => ({
      ...needed('gauge', gauge(text), 'the thickness'),
      ...(CARCASS.test(text) && { missing: ['the covering alone'] }),
    }),
  },
  {
    item: 'roof-stone-coated',
    says: /stone\s?-?coated/,
    not: /ridge|cap|gutter|valley/,
    read: ({ text }) =>
      needed(
        'profile',
        choice(
          [
            [/bond/, 'bond'],
            [/shingle/, 'shingle'],
          ],
          text,
        ),
        'the profile',
      ),
  },
  {
    item: 'roof-step-tile',
    says: /step\s?-?tile/,
    not: /ridge|cap|gutter/,
    read: ({ text }) => ({ missing: /0?\.55/.test(text) ? [] : ['0.55 mm'] }),
  },
  {
    item: 'roof-metcoppo',
    says: /metcopp?o/,
    not: /ridge|cap|gutter/,
    read: ({ text }) => ({ missing: /0?\.55/.test(text) ? [] : ['0.55 mm'] }),
  },
  {
    item: 'ridge-cap',
    says: /ridge|\b(?:hip|valley) cap/,
    not: /tile|timber|board|hardwood|plate/,
    read: ({ text }) => ({ missing: /alumin|0?\.55/.test(text) ? [] : ['aluminium'] }),
  },
  {
    item: 'roof-fibre-cement',
    says: /fibre.?cement|asbestos.?free/,
    with: /roof/,
    not: /ridge|ceiling|remove|gutter/,
    read: () => ({ missing: ['that its purlins are in it'] }),
  },
  {
    item: 'liquid-waterproofing',
    says: /water\s?-?proof(?:ing)?|liquid.applied/,
    with: /liquid|acrylic|brush|coats?/,
    not: /felt|membrane sheet|bitum|concrete in|screed|render|additive|cementitious|crystal/,
    read: ({ text }) => ({
      missing: /acrylic/.test(text) && /two coats|2 coats/.test(text) ? [] : ['acrylic, two coats'],
    }),
  },
  {
    item: 'foil-insulation',
    says: /reflective|\bfoil\b/,
    with: /insulat|roof/,
    not: /duct|pipe|glass ?wool/,
  },
  {
    item: 'wood-preservative',
    says: /preservative|solignum|creosote/,
    with: /wood|timber/,
    not: /treated|rafters?|purlins?|hardwood \d|\d+x\d+/,
    read: ({ text }) => ({ missing: /two coats|2 coats/.test(text) ? [] : ['how many coats'] }),
  },
  {
    item: 'gate',
    says: /\bgates?\b/,
    with: /steel|metal|iron|plate|pipe/,
    not: /valve|house|post|motor|paint|pedestrian|lock/,
    read: ({ text }) => ({ missing: /3\.60? ?m|3,?600/.test(text) ? [] : ['3.6 m wide'] }),
  },
  {
    item: 'rain-gutter',
    says: /gutter/,
    with: /pvc/,
    not: /concrete|fascia|valley/,
    read: ({ text }) => {
      const size = text.match(/\b\d+(?:mm|inch)/)?.[0]
      return { missing: !size || size === '150mm' || size === '6inch' ? [] : ['150 mm'] }
    },
  },
  { item: 'roofing-felt', says: /felt/, with: /bitum|roof/, not: /damp|dpc|course/ },
  { item: 'window-sliding', says: /slid(?:ing|ers?)\b/, with: /window|track/, not: /door|\bsteel|pvc/ },
  { item: 'window-projected', says: /project(?:ed|ing)|top.?hung/, with: /window/, not: /\bsteel|pvc/ },
  {
    item: 'window-casement',
    says: /casement|size|mm/,
    with: /casement/,
    not: /door|timber|pvc|\bsteel\b|sliding|project/,
  },
  { item: 'burglary-bars', says: /burglar/, not: /door/ },
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
  {
    item: 'railing',
    says: /baluster|balustrade|railing|hand\s?rail|\b(?:balcony|stair|glass|iron) rails?\b/,
    with: /steel|stainless|metal|iron/,
    not: /\bwood/,
    read: ({ text }) =>
      needed(
        'kind',
        choice(
          [
            [/stainless.*glass|glass.*stainless/, 'glass'],
            [/painted|mild|black|wrought/, 'painted'],
          ],
          text,
        ),
        'painted, or stainless with glass',
      ),
  },
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
  { item: 'textured-coating', says: /te(?:x|xt)\s?cote|textured/, not: /spray plaster/ },
  {
    item: 'painting-gloss',
    says: /gloss|oil paint|enamel/,
    not: /emulsion|tile|glossy|\bfloors?\b|road|line marking/,
    read: ({ text }) => ({
      missing: /two coats|2 coats|2nr|two or more|(?:two|2) gloss|\+ ?2\b/.test(text)
        ? []
        : ['how many coats'],
    }),
  },
  {
    item: 'painting',
    says: /emulsion|weather\s?(?:shield|paint|coat)|satin|\bpaint/,
    with: /emulsion|weather\s?(?:shield|paint|coat)|satin|acrylic/,
    not: /gloss|oil|enamel|texcote|textured|primer only|distemper|cement paint|not exceeding 300mm girth/,
    read: ({ text, above }) => {
      const coats = choice(
        [
          [/three coats|3 coats|3nr|3 ?no|\bx ?3\b/, '3'],
          [/two coats|2 coats|2nr|2 ?no/, '2'],
          [/one coat|1 coat/, '1'],
        ],
        text,
      )
      const outside = /weather|external emulsion|exterior/.test(text)
      const kind = /satin/.test(text)
        ? 'satin'
        : outside
          ? 'exterior'
          : /emulsion|acrylic/.test(text) && 'emulsion'
      return {
        choices: {
          ...(kind && { paint: kind }),
          ...(/smooth|screed|\bpop\b|\bboard/.test(text) && { surface: 'smooth' }),
        },
        factors: coats ? { coats: Number(coats) } : {},
        missing: [
          ...(coats ? [] : ['how many coats']),
          ...(/(?<!\b(?:on|to|over) (?:the )?)\bscreeding\b/.test(text) ? ['the paint alone'] : []),
          ...(/\b(?:doors?|wood\w*|timber|steel|metal\w*|iron|gates?|furniture|radiators?|pipes?)\b/.test(
            text,
          )
            ? ['on walls or ceilings']
            : []),
          ...(!outside && /external/.test(`${text} ${above}`) ? ['which paint outside'] : []),
        ],
      }
    },
  },
]

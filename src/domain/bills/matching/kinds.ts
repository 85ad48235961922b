import { listedItem, type WorkItemId } from '#domain/rates/work-sections.ts'
import { type LineWords, plain } from './line-words.ts'

type Exclusive = readonly (readonly [of: RegExp, kinds: readonly RegExp[]])[]

/** Of which a thing is one: a line that says two of them is of another thing, or of two. */
const OF_LINES: Exclusive = [
  [/^block-(?:225|150)(?:-solid)?$/, [/\bsolid\b/, /\bhollow\b/]],
  [/^block-(?:225|150)/, [/\b(?:225mm|9inch|230mm)/, /\b(?:150mm|6inch)/]],
  [/^(?:tiling|wall-tiling|render|screed)/, [/\bfloors?\b/, /\bwalls?\b/, /\bceilings?\b/]],
  [/^reinforcement/, [/\bmild\b/, /\bhigh (?:yield|tensile)/]],
]
/** The same, of which a heading is not of the other kinds either: a casement below sliding windows. */
const OF_HEADINGS: Exclusive = [
  [/^window/, [/\bslid/, /\bcasement/, /\bproject|\btop.?hung/, /\blouv/, /\bfixed (?:light|glass|pane)/]],
  [/^window/, [/\balumin/, /\bu?pvc\b/, /\b(?:timber|wood|hardwood)/, /\bsteel\b/]],
  [/^door/, [/\bflush\b/, /\bpanel/, /\bbatten/, /\blouv/, /\bglaz(?!ing\b)/, /\bslid/, /\bfold|\broll/]],
  [/^door/, [/\bsingle\b/, /\bdouble\b/]],
  [
    /^(?:paint|textured)/,
    [/\bemulsion/, /\bgloss|\benamel|\boil paint/, /\bte(?:x|xt)\s?cote|\btextur/, /\bvarnish|\bpolish/],
  ],
  [/^painting-gloss/, [/\bgloss/, /\bsatin/]],
  [
    /^roof/,
    [
      /\blong\s?-?span/,
      /(?<!coated )\bstep\s?-?til/,
      /\bmetcop/,
      /\bstone.?coat/,
      /\bcorrugat/,
      /\bfibre.?cement/,
    ],
  ],
  [/^roof/, [/\b0?\.45/, /\b0?\.55/, /\b0?\.70?\b/]],
  [
    /til|granite|terrazzo|screed/,
    [/\bceramic/, /\bvitrif|\bporcelain/, /\bgranite/, /\bmarble/, /\bterrazzo/, /\bvinyl|\bpvc/, /\bcarpet/],
  ],
  [/^painting/, [/\bexterior|\bweather/, /\binternal|\binside/]],
  [/^(?:render|painting)/, [/\binternal|\binside/, /\bexternal|\boutside/]],
  [
    /^ceiling/,
    [
      /\bpop\b|plaster of paris/,
      /\bgypsum|plaster.?board/,
      /\bpvc/,
      /\bacoustic|mineral/,
      /flat sheet|asbestos/,
    ],
  ],
  [/^(?:roof-timber|wall-plate|fascia-board|door-frame)/, [/\bhardwood/, /\bsoftwood/]],
  [/^formwork/, [/\bsawn\b/, /\bwro(?:t|ught)|fair.?fac|marine|plywood/, /\bsteel\b/]],
  [/^(?:excavation|disposal)/, [/\btrench/, /\bpits?\b/, /\bbasement/]],
  [/^(?:fill|backfilling)/, [/\blaterite/, /\bsand\b/, /\bhard.?core/, /\bstone.?dust|crushed/]],
  [/pipe/, [/\bu?pvc/, /\bppr\b/, /\bhdpe/, /\bg\.?i\b|galvani/, /\bcast iron/, /\bcopper/]],
  [/^paving/, [/\b60mm/, /\b80mm/]],
  [/^lighting-point/, [/\bpoints?\b/, /\bfittings?\b|\bluminaires?|\blamps?\b|\bbulbs?\b/]],
  [
    /^(?:switch|socket)/,
    [/\b(?:1|one|single).?gang/, /\b(?:2|two|double|twin).?gang/, /\b(?:3|three).?gang/],
  ],
]
/** What a line says of two kinds of one thing, or of another kind than its item is. */
export function bothOf({ nearest, own, text }: LineWords, item: WorkItemId): string[] {
  const title = plain(listedItem(item).title)
  const ofItem = (all: Exclusive) => all.filter(([of]) => of.test(item))
  return [...ofItem(OF_HEADINGS), ...ofItem(OF_LINES)].flatMap(([, kinds], at) => {
    const saidIn = (words: string) => kinds.flatMap((kind) => words.match(kind)?.slice(0, 1) ?? [])
    // What a ditto says itself takes the place of what it repeats.
    const itself = own === undefined ? [] : saidIn(own)
    const said = itself.length > 0 ? itself : saidIn(text)
    if (said.length > 1) return said
    const headed = at < ofItem(OF_HEADINGS).length ? saidIn(nearest) : []
    if (
      said.length === 1 &&
      headed.length === 1 &&
      !kinds.some((kind) => kind.test(nearest) && kind.test(said[0] ?? ''))
    )
      return [...headed, ...said]
    const isOther =
      kinds.some((kind) => kind.test(title)) &&
      !kinds.some((kind) => kind.test(title) && said.some((word) => kind.test(word)))
    return itself.length === 1 && isOther ? said : []
  })
}

import { choice, needed, type Rule, sizeIn } from '../rule.ts'

/** "2.5mm2", "2.5 sq mm", "4 x 16mm2". */
const section = (text: string): string | undefined =>
  text.match(/(\d+(?:\.\d+)?)\s?(?:mm2|mm²|sq\.?\s?mm|sqmm|mm sq)/)?.[1]

export const ELECTRICAL_RULES: readonly Rule[] = [
  {
    item: 'lighting-point',
    says: /light(?:ing)? ?points?|points? for light/,
    not: /luminaire|complete with fitting/,
  },
  {
    item: 'socket-point',
    says: /socket.{0,12} points?|points?.{0,20}socket|power points?/,
    not: /switch socket outlet only|data|tv\b|telephone|lan\b/,
    read: ({ text }) => ({ missing: /15 ?a|20 ?a|45 ?a/.test(text) ? ['13 A'] : [] }),
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
    read: ({ text }) => needed('bore', sizeIn(text, { 20: 'b20', 25: 'b25' }), '20 or 25 mm'),
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
    read: ({ text }) => ({ missing: /1\.5 ?hp/.test(text) ? [] : ['1.5 HP'] }),
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
]

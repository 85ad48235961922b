import { inchesIn, millimetres } from '../line-words.ts'
import { choice, needed, type Rule } from '../rule.ts'

export const MECHANICAL_RULES: readonly Rule[] = [
  {
    item: 'wc',
    says: /\be?wc\b|\bw\.c\b|water closet/,
    with: /suite|pan|set|closet|coupled|complete/,
    not: /door|pipe|connector|seat only|partition|paper|room|block/,
    read: ({ text }) => ({
      missing: /^(?:e?wc|w\.c|water closet) pans?$/.test(text) ? ['with its cistern'] : [],
    }),
  },
  {
    item: 'wash-basin',
    says: /wash.{0,6}basin|lavatory basin|\bwhb\b/,
    not: /trap only|tap only|pipe|mirror/,
    read: ({ text }) => ({ missing: /pedestal/.test(text) ? [] : ['with a pedestal'] }),
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
    read: ({ text }) => ({ missing: millimetres(text).includes(75) ? [] : ['75 mm'] }),
  },
  {
    item: 'gate-valve',
    says: /(?:gate|stop) ?valve/,
    read: ({ text }) => ({
      missing: millimetres(text).includes(20) || inchesIn(text)[0] === 0.75 ? [] : ['20 mm'],
    }),
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
    read: ({ text }) => ({ missing: /\b1(?:\.0)? ?hp/.test(text) ? [] : ['1 HP'] }),
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
    read: ({ text }) => ({ missing: /\b50 ?l/.test(text) ? [] : ['50 litres'] }),
  },
  {
    item: 'fire-extinguisher',
    says: /extinguisher/,
    read: ({ text }) => ({ missing: /9 ?kg/.test(text) && /powder|dcp/.test(text) ? [] : ['9 kg, powder'] }),
  },
]

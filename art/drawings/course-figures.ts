import { letters } from '../lettering/letters.ts'
import { ALARM, figure, INK, LINE, paper, QUIET, rule, SIGNAL, text } from './story-figures.ts'

/** What each course works on: sheets in the hand of the front page's story. */

const cloud = (x: number, y: number, across: number, down: number) =>
  `M${x} ${y}${'a4 4 0 0 1 8 0'.repeat(across)}${'a4 4 0 0 1 0 8'.repeat(down)}${'a4 4 0 0 1 -8 0'.repeat(across)}${'a4 4 0 0 1 0 -8'.repeat(down)}`

/** The list of its marks, below a plan: a sign, what it is, and how much. */
const key = (...marks: (readonly [sign: string, of: string, figure: string])[]) =>
  [
    rule(170),
    ...marks.map(([sign, of, figure], index) => {
      const [x, y] = [index % 2 ? 168 : 30, index < 2 ? 192 : 224]
      return [
        `<g transform="translate(${x} ${y})">${sign}</g>`,
        text(x + 28, y, of, { size: 12 }),
        text(x + 122, y, figure, { size: 12, bold: true, end: true }),
      ].join('')
    }),
    rule(205),
  ].join('')

const changed = `<path fill="none" stroke="${ALARM}" stroke-width="1.500" d="${cloud(0, -8, 2, 1)}"/>`

/** The store as a PDF on which it was measured, 20 units a metre, in its second issue. */
const markedUp = figure(
  paper(20, 224),
  `<path fill="#FFE3D1" d="M60 58H200V150H60Z"/>`,
  `<path fill="none" stroke="${INK}" stroke-width="4.500" d="M60.250 58.250H199.750V149.750H139M121 149.750H60.250V58"/>`,
  `<path stroke="#fff" stroke-width="5.500" d="M87 58.250H111M149 58.250H173"/><path fill="none" stroke="${INK}" d="M87 56.500H111M87 60H111M149 56.500H173M149 60H173"/>`,
  `<path fill="none" stroke="${SIGNAL}" stroke-width="2" stroke-dasharray="7 3" d="M60.250 58.250H199.750V149.750H60.250Z"/>`,
  `<path fill="none" stroke="${INK}" d="M58 40H202M58 36V44M202 36V44M44 56V152M40 56H48M40 152H48"/>`,
  text(112, 35, '7.20 m', { size: 11, bold: true }),
  letters(38, 104, '4.80 m', { size: 11, bold: true, side: 'middle', fill: INK, turn: -90 }),
  `<path fill="none" stroke="${ALARM}" stroke-width="1.750" d="${cloud(145, 50, 4, 2)}"/><path fill="none" stroke="${ALARM}" stroke-width="1.500" d="M182 60L214 54"/>`,
  text(218, 50, 'Issue B: now', { size: 11, bold: true, fill: ALARM }),
  text(218, 65, '1.50 m wide', { size: 11, bold: true, fill: ALARM }),
  ...[99, 161].map((x, index) =>
    [
      `<circle cx="${x}" cy="82" r="8" fill="${SIGNAL}"/>`,
      letters(x, 86, String(index + 1), { size: 11, fill: '#fff', bold: true, side: 'middle' }),
    ].join(''),
  ),
  text(104, 118, '29.36 m²', { size: 14, bold: true }),
  `<path fill="none" stroke="${LINE}" d="M214 104H292M214 150H292"/>`,
  text(218, 123, 'Store, plan', { size: 11, bold: true }),
  text(218, 140, 'PDF, 1 : 50', { size: 11, fill: QUIET }),
  key(
    [`<path stroke="${SIGNAL}" stroke-width="2" stroke-dasharray="7 3" d="M0-4H14"/>`, 'Wall', '23.10 m'],
    [`<path fill="#FFE3D1" stroke="${SIGNAL}" d="M0-10H14V2H0Z"/>`, 'Floor', '29.36 m²'],
    [`<circle cx="7" cy="-4" r="6" fill="${SIGNAL}"/>`, 'Windows', '2'],
    [changed, 'Changed', '1'],
  ),
)

/** Works by the days they take, one after the other; those that hold the end are in the signal's colour. */
const WORKS = [
  ['Foundations', 4, true],
  ['Blockwork', 8, true],
  ['Ring beam', 3, true],
  ['Roof', 5, true],
  ['Drains', 3, false],
] as const
const DAY = 6
const FIRST_DAY = 164

/** A programme of works, and what the length of one of its bars comes from. */
const programme = figure(
  paper(20, 224),
  text(30, 44, 'Programme', { bold: true }),
  ...[1, 2, 3, 4].map((week) => {
    const x = FIRST_DAY + (week - 1) * 5 * DAY
    return `<path stroke="${LINE}" d="M${x} 34V186"/>${letters(x + 15, 44, String(week), { size: 11, side: 'middle', fill: QUIET })}`
  }),
  text(158, 44, 'Week', { size: 11, fill: QUIET, end: true }),
  `<path fill="#FFE3D1" d="M24 83H296V109H24Z"/>`,
  ...WORKS.map(([work, days, isCritical], index) => {
    const y = 74 + index * 26
    const before = WORKS.slice(0, isCritical ? index : 2).reduce((sum, [, each]) => sum + each, 0)
    const [from, to] = [FIRST_DAY + before * DAY, FIRST_DAY + (before + days) * DAY]
    const link =
      isCritical && index < 3 ? `<path fill="none" stroke="${INK}" d="M${to} ${y - 4}h4V${y + 15}"/>` : ''
    return [
      index ? rule(y - 17) : '',
      text(30, y, work, { size: 12, bold: index === 1 }),
      text(152, y, `${days} days`, { size: 11, fill: QUIET, end: true }),
      `<path fill="${isCritical ? SIGNAL : INK}" d="M${from} ${y - 10}H${to}V${y + 2}H${from}Z"/>`,
      link,
    ].join('')
  }),
  rule(192),
  text(30, 212, 'Blockwork', { size: 11, fill: QUIET }),
  text(30, 230, '240 m² at 30 m² a day = 8 days', { bold: true }),
)

/** Services below a slab in section, 22 units for 100 mm: a pipe wants a part of the duct's place. */
const clash = figure(
  paper(20, 224),
  `<path fill="${LINE}" stroke="${INK}" d="M30 40H290V58H30Z"/>`,
  `<path fill="none" stroke="${INK}" d="M50 58V92M126 58V92M206 58V120M278 58V120"/>`,
  `<path fill="#FFE3D1" stroke="${INK}" stroke-width="2" d="M44 84H132V139H44Z"/>`,
  text(52, 116, '400 × 250', { size: 11, bold: true }),
  `<circle cx="138" cy="108" r="12" fill="none" stroke="${SIGNAL}" stroke-width="4"/>`,
  `<path fill="none" stroke="${ALARM}" stroke-width="1.750" d="${cloud(118, 92, 4, 4)}"/><path fill="none" stroke="${ALARM}" stroke-width="1.500" d="M146 88L158 78"/>`,
  text(150, 74, 'Clash', { size: 11, bold: true, fill: ALARM }),
  `<path fill="none" stroke="${INK}" stroke-width="2" d="M206 106V120H278V106"/>`,
  ...[216, 228, 240, 250].map(
    (x, index) => `<circle cx="${x}" cy="${index < 2 ? 114 : 115}" r="${index < 2 ? 5 : 4}" fill="${INK}"/>`,
  ),
  `<path fill="none" stroke="${INK}" d="M44 147H132M44 143V151M132 143V151M206 132H278M206 128V136M278 128V136"/>`,
  letters(88, 162, '400', { size: 11, bold: true, side: 'middle', fill: INK }),
  letters(242, 147, '300', { size: 11, bold: true, side: 'middle', fill: INK }),
  key(
    [`<path fill="#FFE3D1" stroke="${INK}" stroke-width="1.500" d="M0-10H14V1H0Z"/>`, 'Duct', '400 mm'],
    [`<path fill="none" stroke="${INK}" stroke-width="1.500" d="M0-8V0H14V-8"/>`, 'Tray', '300 mm'],
    [`<circle cx="7" cy="-4" r="5" fill="none" stroke="${SIGNAL}" stroke-width="2.500"/>`, 'Pipe', '110 mm'],
    [changed, 'Clash', '1'],
  ),
)

export const courseFigures: Record<string, string> = {
  'marked-up-plan': markedUp,
  programme,
  clash,
}

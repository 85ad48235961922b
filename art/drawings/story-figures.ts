import { letters } from '../lettering/letters.ts'
import { eveningStyle } from './evening.ts'

/**
 * The four steps of the front page's story, as one meets them in the product, and a takeoff for the plugin's page: finished pictures,
 * because an image brings no script. Flat, in the colours of the pages.
 */
const WIDTH = 320
/** Of the ground; the picture, 4:3, begins and ends 13 units within it. */
const HEIGHT = 266
const INK = '#0F2942'
const QUIET = '#52606D'
const LINE = '#E4E0D8'
const SIGNAL = '#E8590C'
const ACTION = '#B23A0E'
const SITE = '#146C36'
const ALARM = '#A8200D'

type Writing = { size?: number; fill?: string; bold?: boolean; end?: boolean; through?: boolean }

const text = (
  x: number,
  y: number,
  words: string,
  { size = 13, fill = INK, bold, end, through }: Writing = {},
) => letters(x, y, words, { size, fill, bold, side: end ? 'end' : 'start', struck: through })

const paper = (y: number, height: number) =>
  `<rect x="18" y="${y + 5}" width="284" height="${height}" rx="8" fill="${INK}" opacity=".12"/><rect x="18" y="${y}" width="284" height="${height}" rx="8" fill="#fff"/>`
const rule = (y: number) => `<path stroke="${LINE}" d="M30 ${y}H290"/>`

/** The same colours in the evening. Bubbles and shadows stay as they are. */
const EVENING = {
  '#F3F0EA': '#132A42',
  '#FFE3D1': '#54382A',
  [LINE]: '#2A4560',
  [INK]: '#EEF2F6',
  [QUIET]: '#B9C6D3',
  [ACTION]: '#FFA36B',
  [ALARM]: '#FFA08F',
  [SITE]: '#6FD896',
}
const EVENING_STYLE = eveningStyle(EVENING, ':not(rect)', 'rect[fill="#fff"]{fill:#1D3A56}')

function figure(...parts: string[]): string {
  const across = Array.from({ length: 13 }, (_, at) => `M${at * 24 + 16} 0V${HEIGHT}`).join('')
  const down = Array.from({ length: 11 }, (_, at) => `M0 ${at * 24 + 13}H${WIDTH}`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 13 ${WIDTH} ${HEIGHT - 26}">${EVENING_STYLE}<path fill="#F3F0EA" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/><path stroke="${LINE}" fill="none" d="${across}${down}"/>${parts.join('')}</svg>\n`
}

const plan = figure(
  `<path fill="#FFE3D1" d="M56 66H162V206H56Z"/>`,
  `<path fill="none" stroke="${INK}" stroke-width="6" d="M56 66H206M236 66H278V206H176M140 206H56V66M162 66V124M162 152V206M162 128H278"/>`,
  `<path stroke="${SIGNAL}" stroke-width="6" d="M56 63V209"/>`,
  `<path fill="none" stroke="${SIGNAL}" stroke-width="1.5" d="M34 66V206M28 66H40M28 206H40M56 40H278M56 34V46M278 34V46"/>`,
  text(150, 32, '12.00 m', { bold: true }),
  text(66, 196, '6.90 m', { bold: true, fill: ACTION }),
  text(84, 136, '41.6 m²', { bold: true, size: 14 }),
  text(196, 104, '20.4 m²', { bold: true, size: 14 }),
  text(196, 174, '28.1 m²', { bold: true, size: 14 }),
)

const BILL = [
  ['Blockwork, 225 mm', '120 m²', '1,080,000'],
  ['Concrete, oversite', '18 m³', '1,710,000'],
  ['Rebar, 12 mm', '640 kg', '768,000'],
] as const

const bill = figure(
  paper(28, 208),
  text(30, 54, 'Substructure', { bold: true, size: 14 }),
  ...BILL.map(([work, quantity, amount], index) => {
    const y = 90 + index * 34
    return [
      rule(y - 22),
      text(30, y, work),
      text(216, y, quantity, { fill: QUIET, end: true }),
      text(290, y, amount, { end: true }),
    ].join('')
  }),
  rule(170),
  text(30, 192, 'Carried to summary', { bold: true }),
  text(290, 192, '3,648,000', { bold: true, end: true, fill: ALARM, through: true }),
  `<path fill="none" stroke="${ALARM}" stroke-width="1.75" stroke-linejoin="round" stroke-linecap="round" d="M37 208L44 221H30ZM37 213V216M37 218.500V218.600"/>`,
  text(50, 221, 'Its lines come to 3,558,000', { bold: true, fill: ALARM }),
)

const OFFERS = [
  ['₦204 a kg', 'Depot, Mushin', 16],
  ['₦209 a kg', 'Trailer, Ibeju', 32],
  ['₦221 a kg', 'Shop, Ikeja', 66],
] as const

const comparison = figure(
  paper(38, 188),
  text(30, 66, 'Cement, 60 bags to Ikeja', { bold: true, size: 14 }),
  ...OFFERS.map(([price, seller, at], index) => {
    const y = 104 + index * 36
    const fill = index === 0 ? SITE : INK
    return [
      rule(y - 23),
      text(30, y, price, { bold: true, fill }),
      text(110, y, seller, { fill: QUIET }),
      `<path stroke="#9A938A" stroke-width="1.500" d="M210 ${y - 4}H290M242 ${y - 9}V${y + 1}"/><circle cx="${210 + at}" cy="${y - 4}" r="4.500" fill="${fill}"/>`,
    ].join('')
  }),
  rule(189),
  text(30, 211, 'Confirmed today, 2 and 4 days ago', { fill: QUIET }),
)

const message = figure(
  `<rect x="14" y="50" width="262" height="84" rx="10" fill="#fff"/>`,
  text(26, 76, 'Hello, I am interested in 60 bags'),
  text(26, 96, 'of cement at NGN 10,200 / 50 kg'),
  text(26, 116, 'bag, as listed on ADLM.'),
  `<path fill="none" stroke="${SITE}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" d="M214 116l4 4 8-9M224 119l1.500 1.500 8-9"/>`,
  `<rect x="84" y="152" width="216" height="64" rx="10" fill="${SITE}"/>`,
  text(98, 178, 'Good morning. 60 bags are', { fill: '#fff' }),
  text(98, 198, 'ready, we deliver today.', { fill: '#fff' }),
)

/** The store of the articles (store-figures.ts): what its wall is measured by, and what is billed of it. */
const MEASURED = [
  ['23.10 × 2.70', '62.37'],
  ['0.90 × 2.10, door', '−1.89'],
  ['1.20 × 1.20, twice', '−2.88'],
] as const
const BILLED = [
  ['Blockwork, 225 mm', '57.60 m²'],
  ['Render, both sides', '115.20 m²'],
  ['Paint, both sides', '115.20 m²'],
] as const

const takeoff = figure(
  `<path fill="none" stroke="${INK}" stroke-width="6" d="M45 54H159V128H117M103 128H48V54"/>`,
  `<path stroke="#F3F0EA" stroke-width="7" d="M66 54H84M118 54H136"/><path fill="none" stroke="${INK}" d="M66 52H84M66 56H84M118 52H136M118 56H136"/>`,
  `<path fill="none" stroke="${SIGNAL}" stroke-width="2" stroke-dasharray="7 3" d="M48 54H159V128H48Z"/>`,
  `<path fill="none" stroke="${SIGNAL}" stroke-width="1.5" d="M46 40H161M46 35V45M161 35V45M34 52V130M29 52H39M29 130H39"/>`,
  text(92, 33, '7.20', { size: 11, bold: true, fill: ACTION }),
  text(30, 95, '4.80', { size: 11, bold: true, fill: ACTION, end: true }),
  text(72, 96, '23.10 m', { size: 14, bold: true }),
  ...MEASURED.map(([sides, area], index) => {
    const y = 57 + index * 20
    return [text(178, y, sides, { size: 11, fill: QUIET }), text(302, y, area, { size: 11, end: true })].join(
      '',
    )
  }),
  `<path stroke="${INK}" d="M178 106H302"/>`,
  text(178, 123, 'Wall', { bold: true }),
  text(302, 123, '57.60 m²', { bold: true, end: true }),
  paper(146, 96),
  ...BILLED.map(([work, quantity], index) => {
    const y = 169 + index * 30
    return [
      index ? rule(y - 19) : '',
      text(30, y, work),
      text(290, y, quantity, { bold: true, end: true }),
    ].join('')
  }),
)

export const storyFigures: Record<string, string> = {
  'story-plan': plan,
  'story-bill': bill,
  'story-comparison': comparison,
  'story-message': message,
  'story-takeoff': takeoff,
}

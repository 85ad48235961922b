import { across, down, FILLS, type Figure, line, rect, text } from './figure.ts'

/** The store of the articles on takeoff and schedules, in metres. */
const STORE = { length: 7.2, width: 4.8, wall: 0.225, height: 2.7, strip: 0.675, thick: 0.225, trench: 0.9 }
const OPENINGS = { door: [0.9, 2.1], window: [1.2, 1.2] } as const

const metres = (value: number) => value.toFixed(2)

/** Its plan: walls, the strip below them, and the centre line that everything long is measured by. */
export function storePlan(): Figure {
  const scale = 72
  const { length, width, wall, strip } = STORE
  const [left, top] = [170, 110]
  const [w, h, t] = [length * scale, width * scale, wall * scale]
  const out = ((strip - wall) / 2) * scale
  const [doorWidth] = OPENINGS.door
  const [windowWidth] = OPENINGS.window
  const gap = (x: number, y: number, across: number, along: number) => rect(x, y, across, along, 'opening')
  return {
    width: 800,
    height: 560,
    parts: [
      `<rect x="${left - out}" y="${top - out}" width="${w + 2 * out}" height="${h + 2 * out}" stroke-dasharray="4 5" stroke-width="1.5"/>`,
      rect(left, top, w, h, 'block'),
      rect(left + t, top + t, w - 2 * t, h - 2 * t, 'opening'),
      gap(left + w / 2 - (doorWidth * scale) / 2, top + h - t, doorWidth * scale, t),
      gap(left + w * 0.2, top, windowWidth * scale, t),
      gap(left + w * 0.63, top, windowWidth * scale, t),
      line(`M${left + t / 2} ${top + t / 2}h${w - t}v${h - t}h${t - w}z`, 'dashed'),
      across(left, left + w, top - 52, metres(length)),
      down(left - 62, top, top + h, metres(width)),
      text(left + w / 2, top + h / 2 - 8, 'Centre line 23.10 m', 'middle', 700),
      text(left + w / 2, top + h / 2 + 24, '2 × (7.20 + 4.80) − 4 × 0.225', 'middle'),
      text(left + w / 2, top + h + 58, 'Door 0.90', 'middle'),
      text(left + w, top + h + 58, 'Wall 225 mm', 'end'),
      text(left - out, top + h + 58, 'Strip 675 mm'),
    ],
  }
}

/** A section through its wall, with what the schedule buys for each part. */
export function storeSection(): Figure {
  const scale = 118
  const { wall, height, strip, thick, trench } = STORE
  const floor = 0.3
  const middle = 150
  const stripped = 410
  const t = wall * scale
  const foot = stripped + trench * scale
  const stripTop = foot - thick * scale
  const floorTop = stripped - floor * scale
  const top = floorTop - height * scale
  const leader = (y: number, title: string, bought: string) => [
    line(`M${middle + t / 2 + 14} ${y}H258`, 'thin'),
    text(268, y - 6, title, 'start', 700),
    text(268, y + 22, bought),
  ]
  return {
    width: 800,
    height: 580,
    parts: [
      `<g transform="translate(0 22)">`,
      `<path d="M20 ${stripped}H${middle - t / 2}V${foot}H20zM${middle + t / 2} ${stripped}H250V${foot}H${middle + t / 2}z" fill="${FILLS.ground}" stroke="none"/>`,
      rect(middle + t / 2, floorTop, 80, 0.15 * scale, 'concrete'),
      rect(middle + t / 2, floorTop + 0.15 * scale, 80, 0.15 * scale, 'ground'),
      rect(middle - (strip * scale) / 2, stripTop, strip * scale, thick * scale, 'concrete'),
      rect(middle - t / 2, top, t, stripTop - top, 'block'),
      ...Array.from({ length: 14 }, (_, course) =>
        line(`M${middle - t / 2} ${stripTop - (course + 1) * 0.25 * scale}h${t}`, 'thin'),
      ),
      rect(middle - t / 2 - 6, top, 6, floorTop - top, 'render'),
      rect(middle + t / 2, top, 6, floorTop - top, 'render'),
      down(middle - 85, top, floorTop, '2.70'),
      down(middle - 85, stripped, foot, '0.90'),
      ...leader(top + 50, 'Render, 115.20 m²', '15.72 bags of cement, 6.05 t of plaster sand'),
      ...leader(
        top + 150,
        'Wall above the floor, 57.60 m²',
        '593.3 blocks, 12.67 bags, 5.13 t of sharp sand',
      ),
      ...leader(
        stripped + 22,
        'Wall below the floor, 22.52 m²',
        '232 blocks, 4.95 bags, 2.00 t of sharp sand',
      ),
      ...leader(stripTop + 20, 'Strip foundation, 3.51 m³', '16.34 bags, 2.47 t of sand, 4.94 t of granite'),
      '</g>',
    ],
  }
}

/** All its walls unrolled, as they are measured, and what a wider window takes away. */
export function storeWall(): Figure {
  const scale = 30
  const girth = 23.1
  const [left, top] = [70, 80]
  const [w, h] = [girth * scale, STORE.height * scale]
  const [doorWidth, doorHeight] = OPENINGS.door
  const [windowWidth, windowHeight] = OPENINGS.window
  const sill = 0.9
  const windowAt = (x: number) => [
    rect(x, top + h - (sill + windowHeight) * scale, windowWidth * scale, windowHeight * scale, 'opening'),
    rect(
      x + windowWidth * scale,
      top + h - (sill + windowHeight) * scale,
      0.3 * scale,
      windowHeight * scale,
      'signal',
    ),
  ]
  const stage = (x: number, name: string, figure: string, note: string) => {
    return [line(`M${x} 236h176`), text(x, 268, name, 'start', 700), text(x, 298, figure), text(x, 326, note)]
  }
  return {
    width: 840,
    height: 350,
    parts: [
      rect(left, top, w, h, 'block'),
      ...Array.from({ length: 10 }, (_, course) =>
        line(`M${left} ${top + h - (course + 1) * 0.25 * scale}h${w}`, 'thin'),
      ),
      rect(left + 4 * scale, top + h - doorHeight * scale, doorWidth * scale, doorHeight * scale, 'opening'),
      ...windowAt(left + 10 * scale),
      ...windowAt(left + 16 * scale),
      across(left, left + w, top - 26, '23.10'),
      down(left - 24, top, top + h, '2.70'),
      text(left + w, top + h + 32, 'Each window grows by 0.30 m', 'end'),
      ...stage(30, '3D', '57.60 m²', 'then 56.88 m²'),
      ...stage(218, '4D', '1.92 days', 'then 1.90 days'),
      ...stage(406, '5D', '₦1,087,131', 'then ₦1,073,542'),
      ...stage(624, '6D', '1,333 kg CO₂e', 'of its cement'),
    ],
  }
}

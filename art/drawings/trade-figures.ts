import { across, dot, down, FILLS, type Figure, line, rect, text } from './figure.ts'

/** Beam B1 of the article on schedules: its section, and the three bars as they are bent. */
export function beamBars(): Figure {
  const scale = 0.62
  const [left, top] = [90, 60]
  const [w, h, cover] = [225 * scale, 450 * scale, 25 * scale]
  const inner = [left + cover, top + cover, w - 2 * cover, h - 2 * cover] as const
  const [x, y, iw, ih] = inner
  const link = `M${x + 14} ${y}h${iw - 28}q14 0 14 14v${ih - 28}q0 14-14 14h${28 - iw}q-14 0-14-14v${28 - ih}q0-14 14-14l26 40`
  return {
    width: 840,
    height: 420,
    parts: [
      rect(left, top, w, h, 'concrete'),
      `<g stroke-width="5">${line(link)}</g>`,
      ...[x + 16, x + iw - 16].map((bar) => dot(bar, y + 16, 7)),
      ...[x + 17, x + iw / 2, x + iw - 17].map((bar) => dot(bar, y + ih - 17, 9)),
      across(left, left + w, top - 22, '225'),
      down(left - 24, top, top + h, '450'),
      text(left + w / 2, top + h + 36, 'Section of B1', 'middle'),
      text(300, 60, 'Mark 01, T16, shape 21: 6,500 mm', 'start', 700),
      line('M330 84v42q0 14 14 14h412q14 0 14-14V84', 'bar'),
      text(550, 174, 'B 5,950', 'middle'),
      text(316, 120, 'A 300', 'end'),
      text(784, 120, 'C', 'start'),
      text(300, 236, 'Mark 02, T12, shape 00: 5,950 mm', 'start', 700),
      line('M330 262H770', 'bar'),
      text(300, 316, 'Mark 03, T8, shape 51: 1,300 mm', 'start', 700),
      line('M352 342h72q8 0 8 8v30q0 8-8 8h-84q-8 0-8-8v-30q0-8 8-8h8l18 22', 'bar'),
      text(450, 372, 'A 400, B 175, ends C 115'),
    ],
  }
}

/** One square metre of each wall, to one scale. */
export function wallsCompared(): Figure {
  const side = 220
  const top = 70
  const panels = [
    {
      name: 'Block, 225 mm',
      unit: [0.475, 0.25],
      joint: 0.025,
      fill: 'block',
      count: '10 blocks',
      cost: '₦14,920',
    },
    {
      name: 'Half-brick',
      unit: [0.225, 0.075],
      joint: 0.01,
      fill: 'brick',
      count: '60 bricks',
      cost: '₦24,067',
    },
    {
      name: 'One-brick',
      unit: [0.225, 0.075],
      joint: 0.01,
      fill: 'brick',
      count: '120 bricks',
      cost: '₦48,159',
    },
  ] as const
  return {
    width: 840,
    height: 400,
    parts: panels.flatMap(({ name, unit: [length, height], joint, fill, count, cost }, index) => {
      const left = 50 + index * 264
      const clip = `wall-${index}`
      const rows = Math.ceil(1 / height)
      const columns = Math.ceil(1 / length) + 1
      const isOneBrick = name === 'One-brick'
      const units = Array.from({ length: rows }, (_, row) => {
        // A one-brick wall in English bond: every other course shows the ends of its bricks.
        const shown = isOneBrick && row % 2 === 1 ? length / 2 : length
        const shift = row % 2 === 1 ? shown / 2 : 0
        return Array.from({ length: columns * (isOneBrick ? 2 : 1) }, (__, column) => {
          const x = left + (column * shown - shift) * side
          const y = top + side - (row + 1) * height * side
          return `M${(x).toFixed(1)} ${y.toFixed(1)}h${((shown - joint) * side).toFixed(1)}v${((height - joint) * side).toFixed(1)}h${((joint - shown) * side).toFixed(1)}z`
        }).join('')
      }).join('')
      return [
        `<clipPath id="${clip}"><rect x="${left}" y="${top}" width="${side}" height="${side}"/></clipPath>`,
        rect(left, top, side, side, 'render'),
        `<path d="${units}" fill="${FILLS[fill]}" stroke="none" clip-path="url(#${clip})"/>`,
        rect(left, top, side, side, 'none'),
        ...(index === 0 ? [across(left, left + side, top - 20, '1.00 m')] : []),
        text(left, top + side + 36, name, 'start', 700),
        text(left, top + side + 66, `${count} a m²`),
        text(left, top + side + 94, cost),
      ]
    }),
  }
}

const RATE = [
  { name: 'Materials', amount: 127_465.8, fill: 'block' },
  { name: 'Labour and plant', amount: 16_250, fill: 'concrete' },
  { name: 'Overheads, 10 %', amount: 14_371.58, fill: 'signal' },
  { name: 'Profit, 15 %', amount: 23_713.11, fill: 'brick' },
] as const

/** What a cubic metre of concrete is made of, and what its rate is. */
export function rateParts(): Figure {
  const total = RATE.reduce((sum, { amount }) => sum + amount, 0)
  const [left, top, width] = [40, 150, 760]
  const mix = [
    ['Cement', 1, 'dark'],
    ['Sand', 2, 'ground'],
    ['Granite', 4, 'concrete'],
  ] as const
  let at = left
  let parts = 0
  return {
    width: 840,
    height: 420,
    parts: [
      text(left, 36, '1:2:4 by volume, 1.54 m³ dry for 1 m³ placed', 'start', 700),
      ...mix.flatMap(([name, share, fill]) => {
        const x = left + (parts * width) / 7
        parts += share
        return [rect(x, 52, (share * width) / 7, 36, fill), text(x, 114, name)]
      }),
      text(left, top + 24, 'What the rate for 1 m³ of it is made of', 'start', 700),
      ...RATE.flatMap(({ name, amount, fill }, index) => {
        const part = (amount / total) * width
        const x = at
        at += part
        return [
          rect(x, top + 40, part, 56, fill),
          rect(left, top + 122 + index * 36, 22, 22, fill),
          text(left + 36, top + 140 + index * 36, name),
          text(left + 420, top + 140 + index * 36, `${Math.round((amount / total) * 100)} %`, 'end'),
        ]
      }),
    ],
  }
}

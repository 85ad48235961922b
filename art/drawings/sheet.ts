import { INK } from './materials.ts'
import { type Frame, Pen, type View } from './pen.ts'
/** How an object is drawn, and how it differs from the others if it must. */
export type Drawing = {
  draw: (pen: Pen) => void
  /** Where the object stands on the sheet: the middle and the size of the place it may fill. */
  fit?: { x?: number; width?: number; height?: number; ground?: number }
  view?: View
}

const GROUND = 240
const SIZE = { width: 262, height: 180 }

const paper = [
  `<defs><linearGradient id="p" x2="1" y2="1"><stop stop-color="#FCF7EC"/><stop offset="1" stop-color="#EFE5D1"/></linearGradient>`,
  `<radialGradient id="f" cx="200" cy="212" r="185" gradientUnits="userSpaceOnUse" gradientTransform="matrix(1 0 0 .5 0 106)"><stop stop-color="#C9B68F" stop-opacity=".75"/><stop offset="1" stop-color="#C9B68F" stop-opacity="0"/></radialGradient></defs>`,
  `<path fill="url(#p)" d="M0 0H400V300H0Z"/>`,
].join('')

/** The plan on the floor, in the directions of the object's own axes, and ticks along the edges. */
function grid(): string {
  const pen = new Pen({ scale: 1, x: 200, y: 212 })
  const lines = [-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((index) => {
    const at = index * 44
    return [
      pen.data([
        ['M', [at, -190, 0]],
        ['L', [at, 190, 0]],
      ]),
      pen.data([
        ['M', [-190, at, 0]],
        ['L', [190, at, 0]],
      ]),
    ]
  })
  const ticks = (end: number, mark: (at: number, length: number) => string) =>
    Array.from({ length: end / 20 - 1 }, (_, index) => mark(index * 20 + 20, (index + 1) % 5 ? 5 : 9)).join(
      '',
    )
  const edges =
    ticks(400, (at, length) => `M${at} 0v${length}M${at} 300v-${length}`) +
    ticks(300, (at, length) => `M0 ${at}h${length}M400 ${at}h-${length}`)
  return [
    `<path fill="none" stroke="url(#f)" d="${lines.join('')}"/>`,
    `<path stroke="${INK}" stroke-width=".8" opacity=".28" d="${edges}"/>`,
  ].join('')
}

const background = paper + grid()

export function picture({ draw, fit = {}, view }: Drawing): string {
  const { x = 200, ground = GROUND, width = SIZE.width, height = SIZE.height } = fit
  const trial = new Pen({ scale: 1, x: 0, y: 0 }, view)
  draw(trial)
  const { left, right, top, bottom } = trial.bounds
  const scale = Math.min(width / (right - left), height / (bottom - top))
  const frame: Frame = { scale, x: x - ((left + right) / 2) * scale, y: ground - bottom * scale }
  const pen = new Pen(frame, view)
  draw(pen)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${background}${pen.layers()}</svg>\n`
}

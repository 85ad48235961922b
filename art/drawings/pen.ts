import { leader, measureText, round, type Spot, tenths } from './annotations.ts'
import {
  add,
  cross,
  dot,
  type Outline,
  type Point,
  plane,
  polygon,
  polyline,
  scale,
  subtract,
  unit,
} from './geometry.ts'
import { INK, type Material, SIGNAL_TEXT, tone } from './materials.ts'
export type Frame = { scale: number; x: number; y: number }
export type View = { pitch: number }

const YAW = Math.PI / 6
export const SUN = unit([-0.55, -0.45, 0.75])
/** How far a shadow runs on the floor for each unit of height. */
const SHADOW: Point = [0.42, 0.3, 0]

const EMPTY = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }

/** Draws outlines in space on paper: one camera, one sun, three layers (shadows, the object, measures). */
export class Pen {
  readonly towards: Point
  readonly bounds = { ...EMPTY }
  readonly #right: Point = [Math.cos(YAW), Math.sin(YAW), 0]
  readonly #up: Point
  readonly #frame: Frame
  readonly #object: string[] = []
  readonly #shadows: string[] = []
  readonly #measures: string[] = []
  #stamps = 0
  #stroke = { style: '', data: '' }

  constructor(frame: Frame, view: View = { pitch: 27 }) {
    const pitch = (view.pitch * Math.PI) / 180
    this.#frame = frame
    this.#up = [-Math.sin(YAW) * Math.sin(pitch), Math.cos(YAW) * Math.sin(pitch), Math.cos(pitch)]
    this.towards = cross(this.#right, this.#up)
  }

  /** The length of one pixel of the picture in the units of the object. */
  get pixel(): number {
    return 1 / this.#frame.scale
  }

  /** A plane that faces the viewer, for what has no flat sides of its own. */
  facing(origin: Point) {
    return plane(origin, this.#right, this.#up)
  }

  spot(point: Point): Spot {
    return {
      x: this.#frame.x + dot(point, this.#right) * this.#frame.scale,
      y: this.#frame.y - dot(point, this.#up) * this.#frame.scale,
    }
  }

  /** Path data: each subpath starts where it is, the rest is told from the point before, as that is shorter. */
  data(outline: Outline): string {
    let last: Spot = { x: 0, y: 0 }
    return outline
      .map(([command, ...points]) => {
        if (command === 'Z') return 'z'
        const from = command === 'M' ? { x: 0, y: 0 } : last
        const spots = points.map((point) => this.spot(point))
        last = tenths(spots.at(-1) ?? last)
        const numbers = spots.map(tenths).flatMap(({ x, y }) => [round(x - from.x), round(y - from.y)])
        return (command === 'M' ? 'M' : command.toLowerCase()) + numbers.join(' ').replaceAll(' -', '-')
      })
      .join('')
  }

  /** The sun on a face with this normal, whichever way round it was given. */
  sun(normal: Point): number {
    const outward = dot(normal, this.towards) < 0 ? scale(normal, -1) : normal
    return dot(unit(outward), SUN)
  }

  /** A filled shape with the outline of the object. */
  shape(outline: Outline, fill: string) {
    this.#paint(outline, `fill="${fill}"`)
  }

  /** A filled shape with a thin line, or none: what lies on an object and is no edge of it. */
  mark(outline: Outline, fill: string, weight = 0) {
    this.#paint(outline, weight ? `fill="${fill}" stroke-width="${weight}"` : `fill="${fill}" stroke="none"`)
  }

  /** A flat face, its tone by the sun. */
  face(points: readonly Point[], material: Material) {
    this.shape(polygon(points), this.toneOf(points, material))
  }

  toneOf([a, b, c]: readonly Point[], material: Material): string {
    return a && b && c ? tone(material, this.sun(cross(subtract(b, a), subtract(c, a)))) : material[1]
  }

  /** A line on the object. Neighbours in one style become one element. */
  line(outline: Outline, weight = 1, colour = INK) {
    const style = `stroke-width="${weight}"${colour === INK ? '' : ` stroke="${colour}"`}`
    if (this.#stroke.style !== style) this.#flush()
    this.#measure(outline)
    this.#stroke = { style, data: this.#stroke.data + this.data(outline) }
  }

  /** A bent tube: what a ball of this radius covers on its way along the outline. */
  tube(outline: Outline, radius: number, material: Material, cap: 'butt' | 'round' = 'round') {
    this.#flush()
    this.#measure(outline, radius)
    const width = radius * this.#frame.scale * 2
    const data = this.data(outline)
    const glint = this.data(
      outline.map(([command, ...points]) => [
        command,
        ...points.map((point) => this.#lit(point, radius * 0.32)),
      ]),
    )
    const end = cap === 'round' ? '' : ` stroke-linecap="${cap}"`
    const stroke = (d: string, wide: number, colour: string) =>
      `<path d="${d}" stroke="${colour}" stroke-width="${round(wide)}"${end}/>`
    this.#object.push(
      stroke(data, width + 2.6, INK),
      stroke(data, width, tone(material, width < 8 ? 0.35 : 0)),
    )
    if (width >= 8) this.#object.push(stroke(glint, width * 0.56, material[1]))
    this.#object.push(stroke(glint, width * 0.2, material[0]))
  }

  #lit(point: Point, by: number): Point {
    return add(point, add(scale(this.#right, -by * 0.6), scale(this.#up, by * 0.8)))
  }

  /** Draws something once at the origin and answers how to place copies of it. */
  stamp(draw: () => void): (at: Point) => void {
    this.#flush()
    const held = { ...this.bounds }
    const start = this.#object.length
    Object.assign(this.bounds, EMPTY)
    draw()
    this.#flush()
    const own = { ...this.bounds }
    Object.assign(this.bounds, held)
    const name = `s${++this.#stamps}`
    const body = this.#object.splice(start).join('')
    this.#object.push(`<defs><g id="${name}">${body}</g></defs>`)
    return (at) => {
      this.#flush()
      const zero = this.spot([0, 0, 0])
      const { x, y } = this.spot(at)
      const [dx, dy] = [x - zero.x, y - zero.y]
      this.#extend(own.left + dx, own.top + dy)
      this.#extend(own.right + dx, own.bottom + dy)
      this.#object.push(`<use href="#${name}" x="${round(dx)}" y="${round(dy)}"/>`)
    }
  }

  /** The shadow of a body on the floor, from the points of it that matter. */
  shadow(points: readonly Point[], floorHeight = 0) {
    this.#shadows.push(`<path d="${this.data(this.#cast(points, floorHeight))}"/>`)
  }

  /** A shadow that falls on the object itself. */
  shade(points: readonly Point[], floorHeight: number, fill: string) {
    this.mark(this.#cast(points, floorHeight), fill)
  }

  #cast(points: readonly Point[], floorHeight: number): Outline {
    const fallen = points.map(([x, y, z]): Point => {
      const height = Math.max(0, z - floorHeight)
      return [x + SHADOW[0] * height, y + SHADOW[1] * height, floorHeight]
    })
    return polygon(this.hull(fallen))
  }

  /** The points around the outside, as seen on paper. */
  hull(points: readonly Point[]): Point[] {
    const seen = points
      .map((point) => ({ point, ...this.spot(point) }))
      .sort((a, b) => a.x - b.x || a.y - b.y)
    const half = (list: typeof seen) => {
      const chain: typeof seen = []
      for (const next of list) {
        for (;;) {
          const [a, b] = chain.slice(-2)
          if (!a || !b || (b.x - a.x) * (next.y - a.y) - (b.y - a.y) * (next.x - a.x) > 0.01) break
          chain.pop()
        }
        chain.push(next)
      }
      return chain.slice(0, -1)
    }
    return [...half(seen), ...half(seen.toReversed())].map(({ point }) => point)
  }

  /** A dimension line from a to b, moved off the object by `away`, with slashes and a short label. */
  dimension(a: Point, b: Point, away: Point, label: string) {
    const reach = (from: Point) => polyline([add(from, scale(away, 0.25)), add(from, scale(away, 1.25))])
    const lines = this.data([...reach(a), ...reach(b), ...polyline([add(a, away), add(b, away)])])
    const spots = [a, add(a, away), add(b, away)].map((point) => this.spot(point))
    this.#measures.push(`<path d="${lines}"/>`, measureText(spots, label))
  }

  /** A leader from a point of the object to a short label, its length given in pixels. */
  note(point: Point, across: number, up: number, label: string) {
    this.#measures.push(leader(this.spot(point), across, up, label))
  }

  /** The three layers as SVG; the heavy first copy of the object becomes its contour. */
  layers(): string {
    this.#flush()
    return [
      `<g fill="${INK}" opacity=".16">${this.#shadows.join('')}</g>`,
      `<g fill="none" stroke="${INK}" stroke-linejoin="round" stroke-linecap="round">`,
      `<use href="#o" stroke-width="3.8"/><g stroke-width="1.2"><g id="o">${this.#object.join('')}</g></g></g>`,
      `<g fill="none" stroke="${SIGNAL_TEXT}">${this.#measures.join('')}</g>`,
    ].join('')
  }

  #paint(outline: Outline, style: string) {
    this.#flush()
    this.#measure(outline)
    this.#object.push(`<path d="${this.data(outline)}" ${style}/>`)
  }

  #flush() {
    if (this.#stroke.data) this.#object.push(`<path d="${this.#stroke.data}" ${this.#stroke.style}/>`)
    this.#stroke = { style: '', data: '' }
  }

  #measure(outline: Outline, margin = 0) {
    const reach = margin * this.#frame.scale
    for (const [, ...points] of outline) {
      const end = points.at(-1)
      if (!end) continue
      const { x, y } = this.spot(end)
      this.#extend(x - reach, y - reach)
      this.#extend(x + reach, y + reach)
    }
  }

  #extend(x: number, y: number) {
    const { bounds } = this
    bounds.left = Math.min(bounds.left, x)
    bounds.right = Math.max(bounds.right, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.bottom = Math.max(bounds.bottom, y)
  }
}

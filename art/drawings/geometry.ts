/** Points are [x, y, z]: x runs right along the front of an object, y away from the viewer, z up. */
export type Point = readonly [x: number, y: number, z: number]

/** One step of an outline: a letter of the SVG path language with its points in space. */
export type Step = readonly [command: 'M' | 'L' | 'C' | 'Z', ...points: Point[]]
export type Outline = readonly Step[]

export const RIGHT: Point = [1, 0, 0]
export const BACK: Point = [0, 1, 0]
export const UP: Point = [0, 0, 1]

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const scale = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by]
export const subtract = (a: Point, b: Point): Point => add(a, scale(b, -1))
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Point): Point => scale(a, 1 / (Math.hypot(...a) || 1))
export const between = (a: Point, b: Point, part: number): Point => add(a, scale(subtract(b, a), part))

/** A flat place in space to draw on: where its corner lies and which way its two axes run. */
export type Plane = { at: (across: number, along: number) => Point; u: Point; v: Point }

export function plane(origin: Point, u: Point, v: Point): Plane {
  return { at: (across, along) => add(origin, add(scale(u, across), scale(v, along))), u, v }
}

/** Standing, seen from the front; standing, seen from the right; lying. */
export const front = (x: number, y: number, z: number): Plane => plane([x, y, z], RIGHT, UP)
export const side = (x: number, y: number, z: number): Plane => plane([x, y, z], BACK, UP)
export const floor = (x: number, y: number, z: number): Plane => plane([x, y, z], RIGHT, BACK)

/** A lying plane turned by an angle in degrees. */
export function turned(x: number, y: number, z: number, degrees: number): Plane {
  const angle = (degrees * Math.PI) / 180
  const u: Point = [Math.cos(angle), Math.sin(angle), 0]
  return plane([x, y, z], u, [-u[1], u[0], 0])
}

export function polygon(points: readonly Point[]): Outline {
  return [...points.map((point, index): Step => [index === 0 ? 'M' : 'L', point]), ['Z']]
}

export function polyline(points: readonly Point[]): Outline {
  return points.map((point, index): Step => [index === 0 ? 'M' : 'L', point])
}

export function rectangle(on: Plane, x: number, y: number, width: number, height: number): Outline {
  return polygon([on.at(x, y), on.at(x + width, y), on.at(x + width, y + height), on.at(x, y + height)])
}

/** An outline written as SVG path data (M, L, C, Z; absolute) on a plane. */
export function sketch(on: Plane, data: string): Outline {
  return [...data.matchAll(/([MLCZ])([^MLCZ]*)/g)].flatMap(([, letter, rest = '']): Step[] => {
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    const points = numbers.flatMap((value, index) =>
      index % 2 === 0 ? [on.at(value, numbers[index + 1] ?? 0)] : [],
    )
    if (letter === 'Z') return [['Z']]
    if (letter === 'C') {
      return points.flatMap((_, index): Step[] =>
        index % 3 === 0 ? [['C', ...points.slice(index, index + 3)]] : [],
      )
    }
    return points.map((point, index): Step => [letter === 'M' && index === 0 ? 'M' : 'L', point])
  })
}

/** The steps of an arc about a centre, without the first point; u and v carry the radii. */
export function arc(centre: Point, u: Point, v: Point, from: number, to: number): Step[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2) - 1e-6))
  const sweep = (to - from) / pieces
  const pull = (4 / 3) * Math.tan(sweep / 4)
  return Array.from({ length: pieces }, (_, index): Step => {
    const [a, b] = [from + sweep * index, from + sweep * (index + 1)]
    const start = onArc(centre, u, v, a)
    const end = onArc(centre, u, v, b)
    const leave = add(scale(u, -Math.sin(a) * pull), scale(v, Math.cos(a) * pull))
    const arrive = add(scale(u, Math.sin(b) * pull), scale(v, -Math.cos(b) * pull))
    return ['C', add(start, leave), add(end, arrive), end]
  })
}

export const onArc = (centre: Point, u: Point, v: Point, angle: number): Point =>
  add(centre, add(scale(u, Math.cos(angle)), scale(v, Math.sin(angle))))

export function ring(centre: Point, u: Point, v: Point): Outline {
  return [['M', onArc(centre, u, v, 0)], ...arc(centre, u, v, 0, Math.PI * 2), ['Z']]
}

/** A disc in space, facing along a normal. */
export function disc(centre: Point, normal: Point, radius: number): Outline {
  const along = unit(normal)
  const u = unit(cross(along, Math.abs(along[2]) > 0.9 ? RIGHT : UP))
  return ring(centre, scale(u, radius), scale(cross(along, u), radius))
}

/** An arc about the origin of a plane, in radians from its first axis to its second. */
export function arch(on: Plane, radius: number, from: number, to: number): Outline {
  const [centre, u, v] = [on.at(0, 0), scale(on.u, radius), scale(on.v, radius)]
  return [['M', onArc(centre, u, v, from)], ...arc(centre, u, v, from, to)]
}

export function ellipse(on: Plane, x: number, y: number, rx: number, ry = rx): Outline {
  const [centre, u, v] = [on.at(x, y), scale(on.u, rx), scale(on.v, ry)]
  return [['M', onArc(centre, u, v, 0)], ...arc(centre, u, v, 0, Math.PI * 2), ['Z']]
}

export function rounded(
  on: Plane,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): Outline {
  const [u, v] = [scale(on.u, radius), scale(on.v, radius)]
  const [right, top] = [x + width - radius, y + height - radius]
  const corner = (cx: number, cy: number, turn: number): Step[] => {
    const centre = on.at(cx, cy)
    const start = (turn * Math.PI) / 2
    return [['L', onArc(centre, u, v, start)], ...arc(centre, u, v, start, start + Math.PI / 2)]
  }
  return [
    ['M', on.at(x + radius, y)],
    ...corner(right, y + radius, 3),
    ...corner(right, top, 0),
    ...corner(x + radius, top, 1),
    ...corner(x + radius, y + radius, 2),
    ['Z'],
  ]
}

/** A smooth line through points. */
export function curve(points: readonly Point[]): Outline {
  return points.map((point, index): Step => {
    const previous = points[index - 1]
    if (!previous) return ['M', point]
    const leave = scale(subtract(point, points[index - 2] ?? previous), 1 / 6)
    const arrive = scale(subtract(points[index + 1] ?? point, previous), 1 / 6)
    return ['C', add(previous, leave), subtract(point, arrive), point]
  })
}

/** The corners of an outline, its curves cut into short chords. */
export function corners(outline: Outline, chords = 5): Point[] {
  const result: Point[] = []
  for (const [command, first, second, third] of outline) {
    const last = result.at(-1)
    if (command === 'C' && last && first && second && third) {
      for (let index = 1; index <= chords; index++) {
        const t = index / chords
        const [a, b, c] = [between(last, first, t), between(first, second, t), between(second, third, t)]
        result.push(between(between(a, b, t), between(b, c, t), t))
      }
    } else if (first) result.push(first)
  }
  return result
}

export const moved = (outline: Outline, by: Point): Outline =>
  outline.map(([command, ...points]): Step => [command, ...points.map((point) => add(point, by))])

/** A source of numbers from 0 to 1 that is the same on every run. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

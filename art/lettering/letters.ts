import archivo from './archivo.json' with { type: 'json' }

/**
 * Words as outlines of Archivo: an image has no letters but those of its reader's machine, where ₦ may be a blot. One path for each text,
 * in units of the sheet's letters.
 */
type Weight = keyof typeof archivo

/** The square in which archivo.json draws a letter. */
const EM = 100

const round = (value: number, digits: number) => String(Number(value.toFixed(digits)))

/** Its advance; what has ink has the place where its outline begins, and the outline from there. */
function letter(sign: string, weight: Weight) {
  const found = (archivo[weight] as Record<string, string>)[sign]
  if (found === undefined) throw new Error(`art/lettering/archivo.json has no "${sign}"`)
  const [advance, x, y, outline] = found.split(',')
  return { advance: Number(advance), x: Number(x), y, outline }
}

export type Lettering = {
  size: number
  bold?: boolean | undefined
  side?: 'start' | 'middle' | 'end' | undefined
  fill: string
  /** In degrees, about the place. */
  turn?: number | undefined
  /** A line through it. */
  struck?: boolean | undefined
}

/** @param x of its side @param y of the line that it stands on */
export function letters(
  x: number,
  y: number,
  words: string,
  { size, bold = false, side = 'start', fill, turn = 0, struck = false }: Lettering,
): string {
  let width = 0
  const outlines = [...words].map((sign) => {
    const { advance, x: across, y: up, outline } = letter(sign, bold ? 'bold' : 'regular')
    const at = width
    width += advance
    return outline === undefined ? '' : `M${at + across} ${up}${outline}`
  })
  if (struck) outlines.push(`M0-30h${width}v8h${-width}z`)
  const scale = size / EM
  const start = { start: 0, middle: width / 2, end: width }[side]
  const place = turn
    ? `translate(${round(x, 1)} ${round(y, 1)})rotate(${round(turn, 1)})translate(${round(-start * scale, 1)})`
    : `translate(${round(x - start * scale, 1)} ${round(y, 1)})`
  return `<path transform="${place}scale(${round(scale, 3)})" fill="${fill}" stroke="none" d="${outlines.join('')}"/>`
}

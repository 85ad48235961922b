import { type AreaName, type Box, boxOf, crosses, lengthIn, lineOf, meet, SEA } from './area-words.ts'
import type { Ground } from './ground.ts'
import type { Outline } from './outline.ts'

/** What the letters on a map stand for, one below the other in a corner where nothing is drawn, or below the map. */
export type MapKey = {
  entries: readonly { letter: string; area: string; x: number; y: number }[]
  /** Down to where the map is drawn with it. */
  bottom: number
}

/** A to Z, then AA. */
export const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26)

/** How high a line of the key is, in letters. */
const LINE = 1.25

export function keyOf(
  { width, height }: Outline,
  keyed: readonly { area: string; letter: string }[],
  ground: Ground,
  others: readonly AreaName[],
  high: number,
): MapKey {
  const column = (Math.max(...keyed.map(({ area, letter }) => lengthIn(`${letter} ${area}`))) + 1) * high
  const sea = height + SEA * high
  const blockOf = (columns: number): Box => {
    const tall = Math.ceil(keyed.length / columns) * LINE * high
    return { x: 0, y: 0, wide: columns * column, tall }
  }
  const isClear = (box: Box) =>
    ground.under(box.x, box.y, box.wide, box.tall) === 0 &&
    others.every(
      (words) =>
        !meet(box, boxOf(words, high), high / 2) && !(words.from && crosses(lineOf(words, high), box)),
    )
  const inCorner = (block: Box): Box | undefined => {
    for (let y = sea - block.tall / 2; y >= block.tall / 2; y -= ground.step)
      for (let x = width - block.wide / 2; x >= block.wide / 2; x -= ground.step)
        if (isClear({ ...block, x, y })) return { ...block, x, y }
    return undefined
  }
  const across = Math.max(1, Math.floor(width / column))
  const below = blockOf(across)
  const { x, y, wide, tall } = (keyed.length > 0 &&
    [1, 2, 3]
      .map(blockOf)
      .map(inCorner)
      .find((box) => box !== undefined)) || {
    ...below,
    x: below.wide / 2,
    y: sea + below.tall / 2,
  }
  const lines = Math.round(tall / (LINE * high))
  return {
    entries: keyed.map((each, index) => ({
      ...each,
      x: x - wide / 2 + Math.floor(index / lines) * column,
      y: y - tall / 2 + ((index % lines) + 0.5) * LINE * high,
    })),
    bottom: Math.max(sea, y + tall / 2),
  }
}

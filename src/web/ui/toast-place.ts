type Span = { top: number; bottom: number }

/** Pixels between a toast and what is below or above it. */
const GAP = 8

/**
 * Where toasts stand so that they cover no control: as low as there is room for them.
 * @param height of all toasts together @param controls what they would cover, in pixels from the top of the window
 * @param between what of the window they may stand in
 * @returns pixels from the bottom of that; undefined where there is no such place
 */
export function freePlace(height: number, controls: readonly Span[], between: Span): number | undefined {
  const bottoms = [between.bottom, ...controls.map(({ top }) => top - GAP)].filter(
    (bottom) => bottom <= between.bottom && bottom - height >= between.top,
  )
  const free = bottoms.filter((bottom) =>
    controls.every((control) => control.top >= bottom || control.bottom <= bottom - height),
  )
  return free.length > 0 ? between.bottom - Math.max(...free) : undefined
}

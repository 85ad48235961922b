/**
 * A figure as people in Nigeria write it: `1,250,000`, with two places `7,500.50`. The browser's formatter blocks a
 * cheap phone for 60 ms during hydration.
 */
export function formatFigure(figure: number, decimals = 0): string {
  const [whole = '', fraction] = figure.toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** With what it counts: "1 seller", "1,250 sellers". */
export const counted = (count: number, noun: string): string =>
  `${formatFigure(count)} ${noun}${count === 1 ? '' : 's'}`

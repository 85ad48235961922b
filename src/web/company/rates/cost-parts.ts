import type { BarPart } from '#web/ui/stacked-bar.tsx'

type Costs = { materials: number; labour: number; plant: number; overheads: number; profit: number }

/** What a rate is made of, for its bar. @param words of an amount */
export const costParts = (
  { materials, labour, plant, overheads, profit }: Costs,
  words?: (amount: number) => string,
): BarPart[] =>
  (
    [
      ['Materials', materials, 'text-ink'],
      ['Labour', labour, 'text-signal'],
      ['Plant', plant, 'text-site'],
      ['Overheads', overheads, 'text-quiet'],
      ['Profit', profit, 'text-edge'],
    ] as const
  ).map(([name, amount, look]) => ({ name, amount, look, ...(words && { words: words(amount) }) }))

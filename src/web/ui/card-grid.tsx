/** Columns by width: small, medium, large. `beside` stands beside a panel of filters or a map. */
const COLUMNS = {
  3: 'grid-cols-1 md:grid-cols-2 lg:grid-cols-3',
  4: 'grid-cols-1 sm:grid-cols-2 lg:grid-cols-4',
  beside: 'grid-cols-1 md:grid-cols-2 xl:grid-cols-3',
} as const

export type GridColumns = {
  columns: keyof typeof COLUMNS
  /** On a phone each is a row, with its picture on the left: more of them are seen at once. */
  rows?: boolean
}

/** Of the list that has a card in each of its items. */
export const cardGridClass = ({ columns, rows = false }: GridColumns) =>
  `card-grid ${rows ? 'md:gap-x-5 md:gap-y-8' : 'gap-x-5 gap-y-8'} ${COLUMNS[columns]}`

/** Where cards will stand, while they are on their way. */
export function CardGridSkeleton({ columns, rows = false }: GridColumns) {
  return (
    <div className={cardGridClass({ columns, rows })} aria-hidden="true">
      {Array.from({ length: columns === 4 ? 8 : 6 }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
          key={index}
          className={`drafting ${rows ? 'max-md:grid max-md:grid-cols-[6rem_1fr] max-md:gap-x-3 max-md:border-b max-md:border-line max-md:py-2' : ''}`}
        >
          <div
            className={`card drawing-grid aspect-4/3 max-sm:aspect-video ${rows ? 'max-md:size-24 max-md:rounded-control' : ''}`}
          />
          <div className="grid content-start gap-3 pt-3">
            <div className="h-4 w-4/5 rounded-sm bg-line" />
            <div className="h-5 w-2/5 rounded-sm bg-line" />
            <div className="h-3 w-3/5 rounded-sm bg-line" />
          </div>
        </div>
      ))}
    </div>
  )
}

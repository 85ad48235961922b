/** Columns by width: small, medium, large. `beside` stands beside a panel of filters. */
const COLUMNS = {
  3: 'grid-cols-1 md:grid-cols-2 lg:grid-cols-3',
  4: 'grid-cols-1 sm:grid-cols-2 lg:grid-cols-4',
  beside: 'grid-cols-1 md:grid-cols-2 xl:grid-cols-3',
} as const

export type GridColumns = { columns: keyof typeof COLUMNS }

/** Of the list that has a card in each of its items. */
export const cardGridClass = ({ columns }: GridColumns) => `grid gap-4 ${COLUMNS[columns]}`

/** Where cards will stand, while they are on their way. */
export function CardGridSkeleton({ columns }: GridColumns) {
  return (
    <div className={cardGridClass({ columns })} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <div key={index} className="card drafting overflow-hidden">
          <div className="drawing-grid aspect-4/3 border-b border-line" />
          <div className="grid gap-3 p-4">
            <div className="h-4 w-4/5 rounded-sm bg-line" />
            <div className="h-5 w-2/5 rounded-sm bg-line" />
            <div className="h-3 w-3/5 rounded-sm bg-line" />
          </div>
        </div>
      ))}
    </div>
  )
}

import type { ReactNode } from 'react'

/** Figures stand under one another at the end of their columns. */
const cells =
  '[&_td]:py-2.5 [&_td]:ps-4 [&_td]:align-top [&_tbody_th]:align-top [&_thead_th]:align-bottom [&_td]:text-end [&_th]:py-2.5 [&_th]:text-start [&_th]:font-normal [&_thead_th]:ps-4 [&_thead_th]:text-end [&_thead_th:first-child]:ps-0 [&_thead_th:first-child]:text-start [&_tbody_tr:hover]:bg-surface'

/** Letters so large that three columns have no room: the cells of a row below one another. */
const belowOneAnother =
  '@max-[15rem]:[&_*]:whitespace-normal @max-[15rem]:[&_td]:ps-0 @max-[15rem]:[&_td]:text-start @max-[15rem]:[&_thead]:sr-only @max-[15rem]:[&_tr]:flex @max-[15rem]:[&_tr]:flex-col'

/** What may be left out of a table on a phone, and stands below the figure beside it there. */
export const WIDE = 'wide-cell'
export const NARROW = 'narrow-line'

/** A table that fits a phone, and is whole where there is room. */
export const FiguresTable = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className="@container mt-4" aria-label={label}>
    <table className={`w-full text-sm tabular-nums ${cells} ${belowOneAnother}`}>{children}</table>
  </section>
)

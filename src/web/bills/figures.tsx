import type { ReactNode } from 'react'

/** What a bill or a project comes to, figure by figure: two beside one another on a phone, all in a row on a desk. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-y border-line py-3 tabular-nums sm:flex sm:flex-wrap sm:gap-x-12">
    {children}
  </dl>
)

/** @param note what more is to be said of it, such as the amount of so many lines */
export const Figure = ({ name, value, note }: { name: string; value: string; note?: string }) => (
  <div className="flex flex-col-reverse justify-end">
    {note && <dd className="text-sm text-quiet">{note}</dd>}
    <dt className="text-sm text-quiet">{name}</dt>
    <dd className="text-lg font-bold">{value}</dd>
  </div>
)

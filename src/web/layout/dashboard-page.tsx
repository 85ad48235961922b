import { type ReactNode, useId } from 'react'

type DashboardPage = {
  title: string
  /** Whose it is, or what one does here. */
  note?: ReactNode
  /** What is done on this page, the most usual first. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the dashboard: what it is, what is done here, and below it the parts. */
export function DashboardPage({ title, note, actions, children }: DashboardPage) {
  return (
    <div className="grid grid-cols-1 gap-5 md:gap-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl">{title}</h1>
          {note && <p className="text-quiet wrap-anywhere">{note}</p>}
        </div>
        {actions && <div className="button-row max-sm:w-full max-sm:*:w-auto!">{actions}</div>}
      </div>
      {children}
    </div>
  )
}

type DashboardPart = { title: string; note?: ReactNode; action?: ReactNode; children: ReactNode; id?: string }

/** A part of such a page, on the page's own ground. @param id where links lead */
export function DashboardPart({ title, note, action, children, id }: DashboardPart) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className="grid grid-cols-1 content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-edge pb-2">
        <h2 id={heading} className="text-lg">
          {title}
        </h2>
        {action}
      </div>
      {note && <p className="max-w-[68ch] text-sm text-quiet">{note}</p>}
      {children}
    </section>
  )
}

/** A form of a page where several stand: what it is for beside its fields, where there is room. */
export function DashboardForm({ title, note, children, id }: Omit<DashboardPart, 'action'>) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className="@container border-t border-edge pt-6">
      <div className="grid grid-cols-1 gap-x-12 gap-y-4 @min-[58rem]:grid-cols-[16rem_minmax(0,1fr)]">
        <div>
          <h2 id={heading} className="text-lg">
            {title}
          </h2>
          {note && <div className="mt-1 max-w-[68ch] text-sm text-quiet">{note}</div>}
        </div>
        <div className="grid max-w-2xl min-w-0 grid-cols-1 content-start gap-4">{children}</div>
      </div>
    </section>
  )
}

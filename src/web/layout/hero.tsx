import type { ReactNode } from 'react'

/** The opening of a page, on drawing paper. */
export function Hero({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="bg-ground text-on-ground">
      <div className="drawing-grid">
        <div className="page py-8 md:py-12">
          <div className="dimension-line mb-3 w-32" aria-hidden="true" />
          <h1 className="max-w-3xl text-3xl md:text-4xl">{title}</h1>
          {text && <p className="mt-4 max-w-2xl text-lg text-on-ground-quiet">{text}</p>}
          {children}
        </div>
      </div>
    </div>
  )
}

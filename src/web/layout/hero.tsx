import type { ReactNode } from 'react'

type HeroProps = { title: string; text?: string; aside?: ReactNode; children?: ReactNode }

/** The opening of a page, on drawing paper. @param aside a picture, beside the words where there is room */
export function Hero({ title, text, aside, children }: HeroProps) {
  return (
    <div className="bg-ground text-on-ground">
      <div className="drawing-grid">
        <div className={`page py-8 md:py-12 ${aside ? 'grid items-center gap-8 lg:grid-cols-2' : ''}`}>
          <div>
            <div className="dimension-line mb-3 w-32" aria-hidden="true" />
            <h1 className="max-w-3xl text-3xl md:text-4xl">{title}</h1>
            {text && <p className="mt-4 max-w-2xl text-lg text-on-ground-quiet">{text}</p>}
            {children}
          </div>
          {aside}
        </div>
      </div>
    </div>
  )
}

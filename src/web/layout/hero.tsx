import type { ReactNode } from 'react'

type HeroProps = {
  title: string
  over?: string
  way?: ReactNode
  text?: string
  aside?: ReactNode
  picture?: ReactNode
  compact?: boolean
  plain?: boolean
  children?: ReactNode
}

/**
 * The opening of a page, on drawing paper.
 * @param way where the reader is, above the title
 * @param over what the company is, above the title
 * @param aside a figure, or what is done here, beside the words where there is room
 * @param picture what the page is about, from the words to the edge of the window
 * @param plain without the grid: what stands below goes on on the same ground
 * @param compact where what stands below is what people come for
 */
export function Hero({
  title,
  over,
  way,
  text,
  aside,
  picture,
  compact = false,
  plain = false,
  children,
}: HeroProps) {
  const frame = picture
    ? 'split-opening'
    : `page ${compact ? 'py-3 md:py-4' : 'py-5 md:py-8'} ${aside ? `grid grid-cols-1 items-center gap-x-8 md:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))] lg:grid-cols-2 ${compact ? 'gap-y-3' : 'gap-y-8'}` : ''}`
  return (
    <div className="bg-ground text-on-ground">
      <div className={plain ? undefined : 'drawing-grid'}>
        <div className={frame}>
          <div>
            {way && <div className="mb-1 [--color-quiet:var(--color-on-ground-quiet)]">{way}</div>}
            {!over && !way && !compact && <div className="dimension-line mb-3 w-32" aria-hidden="true" />}
            {over && <p className="mb-1 text-sm font-semibold md:text-base">{over}</p>}
            {/* On a phone as many lines before its typeface has come as after. */}
            <h1
              className={
                compact
                  ? 'max-w-3xl text-xl md:text-2xl lg:text-3xl'
                  : 'max-w-88 text-2xl min-[30rem]:max-w-3xl md:text-4xl xl:text-5xl'
              }
            >
              {title}
            </h1>
            {text && (
              <p
                className={`text-balance text-on-ground-quiet ${compact ? 'mt-1 max-w-3xl text-sm md:text-base' : 'mt-2 max-w-2xl text-base md:mt-4 md:text-lg'}`}
              >
                {text}
              </p>
            )}
            {children}
          </div>
          {aside}
          {picture && <div className="split-picture">{picture}</div>}
        </div>
      </div>
    </div>
  )
}

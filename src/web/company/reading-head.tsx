import type { ReactNode } from 'react'

type ReadingHead = {
  title: string
  text?: string | undefined
  aside?: ReactNode
  isLed?: boolean
  children?: ReactNode
}

/**
 * The opening of a page that is read: words on paper, and a picture beside them where there is one.
 * @param isLed what it says is larger than what it is called
 */
export function ReadingHead({ title, text, aside, isLed = false, children }: ReadingHead) {
  return (
    <div
      className={
        isLed
          ? 'split-opening'
          : `page grid grid-cols-[minmax(0,1fr)] items-center gap-8 pt-8 md:pt-12 ${aside ? 'md:grid-cols-[3fr_2fr] lg:grid-cols-2' : ''}`
      }
    >
      <div>
        <div className="dimension-line mb-4 w-24 max-md:hidden" aria-hidden="true" />
        <h1 className={isLed ? 'text-lg' : 'max-w-[20ch] text-3xl md:text-4xl'}>{title}</h1>
        {text && (
          <p
            className={
              isLed
                ? 'mt-3 max-w-[24ch] text-2xl font-semibold text-balance headline md:text-4xl xl:text-[3.25rem]'
                : 'mt-4 max-w-[52ch] text-lg text-pretty text-quiet md:text-xl md:leading-normal'
            }
          >
            {text}
          </p>
        )}
        {children}
      </div>
      {isLed ? <div className="split-picture">{aside}</div> : aside}
    </div>
  )
}

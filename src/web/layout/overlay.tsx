import { COMPANY } from '#domain/company.ts'

/**
 * Runs before the body is drawn: marks the first load of a browser session. CSS shows the overlay for 2 s and ends it,
 * so a page without scripts, or with a storage that refuses, never has it.
 */
export const firstLoadScript = `try{if(!sessionStorage.getItem('visited')){sessionStorage.setItem('visited','1');document.documentElement.classList.add('first-load')}}catch{}`

/** The page is complete underneath. */
export function Overlay() {
  return (
    <div
      className="overlay pointer-events-none fixed inset-0 z-50 hidden place-items-center bg-paper"
      aria-hidden="true"
    >
      <div className="grid w-40 justify-items-center gap-3">
        <div className="dimension-line measuring w-full" />
        <span className="text-2xl font-extrabold tracking-tight">{COMPANY.name}</span>
      </div>
    </div>
  )
}

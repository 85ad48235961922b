import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { COMPANY } from '#domain/company.ts'

/** Where it may be shown, without a query: whatever else is opened first is what a link led to. */
const SHOWN_ON = /^\/(market\/?)?$/

/** What ends it at once. */
const TOUCHES = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll']

const VISITED = 'visited'

/**
 * Runs before what follows is drawn: marks the first load of a browser session. CSS shows the overlay for 2 s and ends it,
 * so a page without scripts, or with a storage that refuses, never has it; nor has one that comes from another site, or over a slow line.
 */
export const firstLoadScript = `try{if(!sessionStorage.getItem('${VISITED}')){sessionStorage.setItem('${VISITED}','1');const r=document.referrer,c=navigator.connection;if(${SHOWN_ON}.test(location.pathname)&&!location.search&&!location.hash&&(!r||new URL(r).origin===location.origin)&&(!c||c.effectiveType==='4g'&&!c.saveData)){const l=document.documentElement.classList;l.add('first-load');for(const e of ${JSON.stringify(TOUCHES)})addEventListener(e,()=>l.remove('first-load'),{once:true,passive:true,capture:true})}}}catch{}`

function noteVisit(): void {
  try {
    sessionStorage.setItem(VISITED, '1')
  } catch {
    // Without it no page has the overlay.
  }
}

/** The page is complete underneath. Where it is never shown its page begins without it. */
export function Overlay() {
  const { options, state } = useRouter()
  const [mayBeShown] = useState(() => SHOWN_ON.test(state.location.pathname))
  useEffect(noteVisit, [])
  if (!mayBeShown) return null
  return (
    <>
      <script
        nonce={options.ssr?.nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script.
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstLoadScript : '' }}
      />
      <div
        className="overlay pointer-events-none fixed inset-0 z-50 hidden place-items-center bg-paper"
        aria-hidden="true"
      >
        <div className="grid w-40 justify-items-center gap-3">
          <div className="dimension-line measuring w-full" />
          <span className="text-2xl font-extrabold tracking-tight">{COMPANY.name}</span>
        </div>
      </div>
    </>
  )
}

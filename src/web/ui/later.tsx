import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** What a page hydrates from is kept five minutes where nothing asks for it. */
const KEPT_MS = 4 * 60_000

/** Whoever only looks gets what scripts add, once the page is there; with little data they have to move. */
const LOOKED_AT_MS = 3_000

const savesData = () => document.documentElement.classList.contains('saves-data')

const TOUCHES = ['pointerdown', 'pointerover', 'focusin', 'click', 'input', 'change']
const MOVES = [...TOUCHES, 'keydown', 'scroll', 'dragenter']

/** What is done to what, where its script is to know of it: links, forms, `<details>` and popovers are the browser's own. */
const DONE: Record<string, string> = {
  click: 'button[type="button"]:not([popovertarget])',
  input: 'input, textarea',
  change: 'select, [type="file"]',
}

/**
 * What a part waits for: that its reader is a screen away or touches it; or, of a part that is there when they come, that they touch, scroll
 * or press a key anywhere, or look at it for a moment.
 */
type Until = 'near' | 'moved'

type LaterPart<Props> = ReturnType<typeof laterPart<Props>>

/**
 * What a part of a page is drawn by, for `Later`. The page's loader calls `fetchCode`, or `come` where the page does without the part: on the
 * server, and where the page begins or changes in the browser.
 */
export function laterPart<Props>(load: () => Promise<ComponentType<Props>>) {
  let code: ComponentType<Props> | undefined
  const there = Promise.withResolvers<void>()
  const untaken = new Set<Promise<void>>()
  /** What changes the page next finds the part taken over. */
  const fetchCode = async () => {
    code ??= await load()
    there.resolve()
    await Promise.all(untaken)
  }
  const come = async () => {
    try {
      await fetchCode()
    } catch (error) {
      if (import.meta.env.SSR) throw error
      // Without a line the server's part stays as it is, or there is none.
      window.addEventListener('online', come, { once: true })
    }
  }
  const codeThere = () => ({ default: code as ComponentType<Props> })
  return {
    fetchCode,
    come,
    isThere: () => code !== undefined,
    untaken,
    // What is there already is given at once, so that nothing stands in for it.
    Code: lazy(() => (code ? given(codeThere()) : there.promise.then(codeThere))),
  }
}

const given = <Value,>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: a promise tells its value later, even where it has it.
  ({ then: (use: (value: Value) => void) => use(value) }) as Promise<Value>

type LaterProps<Props> = {
  part: LaterPart<Props>
  props: Props
  until?: Until
  /** Asked once in the browser: whether the part waits for nothing. */
  now?: () => boolean
}

/**
 * A part of a page that the server draws, and whose code the browser fetches when its reader comes. A button that is pressed before is
 * pressed again once the code is there, and what was typed or chosen is told to it.
 */
export function Later<Props extends object>({ part, props, until = 'near', now }: LaterProps<Props>) {
  const box = useRef<HTMLDivElement>(null)
  const missed = useRef<Missed>(new Map())
  const [isTaken, setTaken] = useState(() => !import.meta.env.SSR && part.isThere())
  const take = () => {
    setTaken(true)
    doAgain(missed.current)
  }
  // Until then the server's stays as it is, whatever changes: React would draw it anew, for which it has no code.
  const drawn = useRef<ReactNode>(undefined)
  if (isTaken || !drawn.current)
    drawn.current = (
      <Suspense>
        <part.Code {...(props as Props & object)} />
        {!isTaken && <Taken onTaken={take} />}
      </Suspense>
    )
  useEffect(() => {
    if (isTaken || !box.current) return undefined
    const { promise, resolve } = Promise.withResolvers<void>()
    part.untaken.add(promise)
    const stop = comeFor(box.current, until, part.come, missed.current)
    if (now?.()) void part.come()
    return () => {
      stop()
      part.untaken.delete(promise)
      resolve()
    }
  }, [isTaken, part, until, now])
  return (
    <div ref={box} data-later={isTaken ? undefined : until} className="contents">
      {drawn.current}
    </div>
  )
}

function Taken({ onTaken }: { onTaken: () => void }) {
  const take = useRef(onTaken)
  useEffect(() => take.current(), [])
  return null
}

/** What was done to a part that had no code: the last of each element. */
type Missed = Map<HTMLElement, string>

const BOXES = '[type="checkbox"], [type="radio"]'

function doAgain(missed: Missed): void {
  const again = [...missed]
  missed.clear()
  for (const [element, type] of again) {
    const isBox = element.matches(BOXES)
    // A press turns it: React hears of nothing else.
    if (isBox) (element as HTMLInputElement).checked = !(element as HTMLInputElement).checked
    if (isBox || type === 'click') element.click()
    else element.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

function comeFor(box: HTMLElement, until: Until, come: () => void, missed: Missed): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && come(), {
    rootMargin: '100%',
  })
  const drawn = box.firstElementChild
  if (!drawn) come()
  else if (until === 'near') observer.observe(drawn)
  const timer = setTimeout(come, until === 'moved' && !savesData() ? LOOKED_AT_MS : KEPT_MS)
  // Before React, which lets nothing that is done to what it has not taken over go on.
  const touch = ({ type, target }: Event) => {
    const element = target instanceof Element && box.contains(target) ? target : undefined
    if (element || until === 'moved') come()
    const kind = DONE[type]
    const done = kind && element?.closest<HTMLElement>(kind)
    if (!done) return
    missed.set(done, type)
    // It has gone on.
    done.addEventListener(type, () => missed.delete(done), { once: true, signal })
  }
  for (const type of until === 'near' ? TOUCHES : MOVES)
    window.addEventListener(type, touch, { capture: true, passive: true, signal })
  return () => {
    ended.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
}

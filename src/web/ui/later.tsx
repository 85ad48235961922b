import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** What a page hydrates from is kept five minutes where nothing asks for it. */
const KEPT_MS = 4 * 60_000

const TOUCHES = ['pointerdown', 'pointerover', 'focusin', 'click']

/** What does nothing without its script: links, forms and `<details>` are the browser's own until then. */
const BUTTON = 'button[type="button"]'

type LaterPart<Props> = ReturnType<typeof laterPart<Props>>

/** What a part of a page is drawn by, for `Later`. The page's loader calls `fetchCode`: on the server, and where the page begins in the browser. */
export function laterPart<Props>(load: () => Promise<ComponentType<Props>>) {
  let code: ComponentType<Props> | undefined
  const there = Promise.withResolvers<void>()
  const fetchCode = async () => {
    try {
      code ??= await load()
      there.resolve()
    } catch (error) {
      if (import.meta.env.SSR) throw error
      // Without a line the server's part stays as it is, or there is none.
      window.addEventListener('online', fetchCode, { once: true })
    }
  }
  const codeThere = () => ({ default: code as ComponentType<Props> })
  return {
    fetchCode,
    isThere: () => code !== undefined,
    // What is there already is given at once, so that nothing stands in for it.
    Code: lazy(() => (code ? given(codeThere()) : there.promise.then(codeThere))),
  }
}

const given = <Value,>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: a promise tells its value later, even where it has it.
  ({ then: (use: (value: Value) => void) => use(value) }) as Promise<Value>

/**
 * A part of a page that the server draws, and that most readers come to later or never: in the browser its code is fetched when its
 * reader is a screen away or touches it. A button that is pressed before is pressed again once the code is there.
 */
export function Later<Props extends object>({ part, props }: { part: LaterPart<Props>; props: Props }) {
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef(new Set<HTMLElement>())
  const [isTaken, setTaken] = useState(part.isThere)
  const take = () => {
    setTaken(true)
    for (const button of pressed.current) button.click()
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
    return isTaken || !box.current ? undefined : comeFor(box.current, part.fetchCode, pressed.current)
  }, [isTaken, part])
  return (
    <div ref={box} data-later className="contents">
      {drawn.current}
    </div>
  )
}

function Taken({ onTaken }: { onTaken: () => void }) {
  const take = useRef(onTaken)
  useEffect(() => take.current(), [])
  return null
}

function comeFor(box: HTMLElement, come: () => void, pressed: Set<HTMLElement>): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && come(), {
    rootMargin: '100%',
  })
  const drawn = box.firstElementChild
  if (drawn) observer.observe(drawn)
  else come()
  const timer = setTimeout(come, KEPT_MS)
  // Before React, which lets no press of what it has not taken over go on.
  const touch = ({ type, target }: Event) => {
    if (!(target instanceof Element) || !box.contains(target)) return
    come()
    const button = type === 'click' && target.closest<HTMLElement>(BUTTON)
    if (button) pressed.add(button)
  }
  for (const type of TOUCHES) window.addEventListener(type, touch, { capture: true, passive: true, signal })
  return () => {
    ended.abort()
    observer.disconnect()
    clearTimeout(timer)
  }
}

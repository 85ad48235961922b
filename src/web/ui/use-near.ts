import { type RefObject, useEffect, useState } from 'react'

/** Whether the reader has come within a screen of `box`; from then on it is true. */
export function useNear(box: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const come = ([seen]: IntersectionObserverEntry[]) => seen?.isIntersecting && setIsNear(true)
    const observer = new IntersectionObserver(come, { rootMargin: '100%' })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return isNear
}

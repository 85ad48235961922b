import { useEffect, useRef } from 'react'

/** The value, or, while there is none, the last that there was. */
export function useKept<Value>(value: Value | undefined): Value | undefined {
  const kept = useRef(value)
  useEffect(() => {
    if (value !== undefined) kept.current = value
  })
  return value ?? kept.current
}

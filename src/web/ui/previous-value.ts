import { useEffect, useRef } from 'react'

/** The value, or, while there is none, the last that there was. */
export function usePreviousValue<Value>(value: Value | undefined): Value | undefined {
  const previous = useRef(value)
  useEffect(() => {
    if (value !== undefined) previous.current = value
  })
  return value ?? previous.current
}

import { useEffect, useRef, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])]

/** What is copied from a sheet or a document comes as text and as an image of it: in a field the text is meant. */
const isText = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof Element &&
  target.matches(':read-write') &&
  clipboardData?.types.includes('text/plain') === true

/**
 * Files that somebody pastes, or drops wherever on the page: one beside its place would otherwise open instead of the page.
 * @param active whether they are meant for this
 * @returns whether some are held over the page
 */
export function useGivenFiles(active: boolean, take: (files: File[]) => void): boolean {
  const [held, setHeld] = useState(false)
  const latestTake = useRef(take)
  latestTake.current = take
  useEffect(() => {
    const done = new AbortController()
    const until = { signal: done.signal }
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData)
      if (!active || files.length === 0 || isText(event)) return
      event.preventDefault()
      latestTake.current(files)
    }
    const hold = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      if (active) setHeld(true)
      else if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setHeld(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setHeld(false)
      if (active) latestTake.current(filesOf(event.dataTransfer))
    }
    document.addEventListener('paste', paste, until)
    document.addEventListener('dragover', hold, until)
    document.addEventListener('dragleave', leave, until)
    document.addEventListener('drop', drop, until)
    return () => done.abort()
  }, [active])
  return held
}

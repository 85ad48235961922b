import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * A page that the scripts have brought is like a page that the browser has brought: reading and the Tab key begin at its
 * content, and its title is told. Changed filters leave the reader where they are.
 */
export function PageAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        document.getElementById('content')?.focus({ preventScroll: true })
        setTitle(document.title)
      }),
    [router],
  )
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}

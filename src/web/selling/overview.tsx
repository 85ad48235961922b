import type { ReactNode } from 'react'
import { useOwner } from '#web/session/signed-in-only.tsx'

/** The dashboard's first page. `children` are what there is to see today. */
export function Overview({ children }: { children: ReactNode }) {
  const { username } = useOwner()
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-2xl">Overview</h1>
        <p className="text-quiet wrap-anywhere">{username}</p>
      </div>
      {children}
    </div>
  )
}

import { ClockAlert } from 'lucide-react'

/** How long ago something was confirmed. What is old has an icon, too. @param since as `toISOString` writes it */
export function AgeLine({ since, isOld, children }: { since: string; isOld: boolean; children: string }) {
  return (
    // The day may change between the server's page and the browser's.
    <time className="age-line" dateTime={since.slice(0, 10)} suppressHydrationWarning>
      {isOld && <ClockAlert size={20} strokeWidth={1.75} aria-hidden="true" />}
      {children}
    </time>
  )
}

import { ClockAlert } from 'lucide-react'

/** How long ago something was confirmed. What is old has an icon, too. @param since as `toISOString` writes it */
export function AgeLine({ since, isOld, children }: { since: string; isOld: boolean; children: string }) {
  return (
    <p className="age-line">
      {isOld && <ClockAlert size={20} strokeWidth={1.75} aria-hidden="true" />}
      {/* The day may change between the server's page and the browser's. */}
      <time dateTime={since.slice(0, 10)} suppressHydrationWarning>
        {children}
      </time>
    </p>
  )
}

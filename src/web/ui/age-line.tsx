import { ClockAlert } from 'lucide-react'

/** How long ago something was confirmed. What is old has an icon, too. */
export function AgeLine({ since, isOld, children }: { since: string; isOld: boolean; children: string }) {
  return (
    <p className="age-line">
      {isOld && <ClockAlert size={20} strokeWidth={1.75} aria-hidden="true" />}
      {/* The day may change between the server's page and the browser's. */}
      <time dateTime={toMinute(since)} suppressHydrationWarning>
        {children}
      </time>
    </p>
  )
}

/** @param moment as `toISOString` writes it */
const toMinute = (moment: string): string => `${moment.slice(0, 16)}Z`

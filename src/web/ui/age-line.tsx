/** How long ago something was confirmed. What is old has an icon, too. @param since as `toISOString` writes it */
export function AgeLine({ since, isOld, children }: { since: string; isOld: boolean; children: string }) {
  return (
    // The day may change between the server's page and the browser's.
    <time
      className={isOld ? 'age-line is-old' : 'age-line'}
      dateTime={since.slice(0, 10)}
      suppressHydrationWarning
    >
      {children}
    </time>
  )
}

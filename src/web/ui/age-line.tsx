/** How long ago something was confirmed. What is old has an icon, too. */
export function AgeLine({ isOld, children }: { isOld: boolean; children: string }) {
  return (
    // The day may change between the server's page and the browser's.
    <span className={isOld ? 'age-line is-old' : 'age-line'} suppressHydrationWarning>
      {children}
    </span>
  )
}

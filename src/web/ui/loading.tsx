type Loading = {
  /** What comes: rows of a list, or figures above their plots. */
  of?: 'rows' | 'plots'
  count?: number
}

/** What stands for a list that is on its way: the word for those who hear the page, its rows for those who see it. */
export const Loading = ({ of = 'rows', count = of === 'rows' ? 6 : 3 }: Loading) => (
  <div role="status">
    <span className="sr-only">Loading...</span>
    <ul className={`loading-${of}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <li key={index} />
      ))}
    </ul>
  </div>
)

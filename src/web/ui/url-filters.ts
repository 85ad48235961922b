import { useNavigate } from '@tanstack/react-router'

/**
 * Filters that stand in the URL: a changed one starts again from the first page, and what the address named in vain is forgotten. With `replace` it belongs to the step
 * of the history before it: typing on is one step, not one for each pause.
 */
export function useUrlFilters() {
  const navigate = useNavigate()
  return (changed: Record<string, string>, replace = false) =>
    navigate({
      to: '.',
      search: ({ page: _page, ignored: _ignored, ...current }) => ({ ...current, ...changed }),
      replace,
      resetScroll: false,
    })
}

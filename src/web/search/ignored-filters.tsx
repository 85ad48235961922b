import { useSearch } from '@tanstack/react-router'

/**
 * Says what the address names in vain, so that nobody takes the list for something it is not (docs/product.md 17.8).
 * @param names the filters with their articles, by their names in the URL
 */
export function IgnoredFilters({ names }: { names: Readonly<Record<string, string>> }) {
  const ignored = useSearch({ strict: false, select: ({ ignored }) => ignored?.split(',') ?? [] })
  const named = new Set(
    Object.entries(names).flatMap(([filter, name]) => (ignored.includes(filter) ? [name] : [])),
  )
  if (named.size === 0) return null
  return (
    <p className="mb-3 w-full border-s-2 border-edge ps-3 text-quiet">
      The link asks for {[...named].join(' and ')} that we do not know. These are the results without it.
    </p>
  )
}

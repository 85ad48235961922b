/** How many gave each number of stars, the most stars first: a bar, as a part of all, and the number beside it. @param spread from 1 star on */
export function RatingSpread({ spread }: { spread: readonly number[] }) {
  const all = Math.max(
    spread.reduce((sum, count) => sum + count, 0),
    1,
  )
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">How many gave each number of stars</caption>
      <tbody>
        {spread
          .map((count, index) => ({ stars: index + 1, count }))
          .reverse()
          .map(({ stars, count }) => (
            <tr key={stars}>
              <th scope="row" className="w-16 py-1 pe-3 text-start font-normal whitespace-nowrap text-quiet">
                {stars === 1 ? '1 star' : `${stars} stars`}
              </th>
              <td className="py-1">
                <svg
                  viewBox="0 0 100 8"
                  preserveAspectRatio="none"
                  className="block h-2 w-full"
                  aria-hidden="true"
                >
                  <rect width="100" height="8" className="fill-line" />
                  <rect width={(100 * count) / all} height="8" className="fill-signal" />
                </svg>
              </td>
              <td className="w-12 py-1 ps-3 text-end">{count}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

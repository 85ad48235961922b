/** Reviews by number of stars, the most stars first: a bar, as a part of all, and the number beside it. @param spread from 1 star on */
export function RatingSpread({ spread }: { spread: readonly number[] }) {
  const all = Math.max(
    spread.reduce((sum, count) => sum + count, 0),
    1,
  )
  return (
    <table className="rating-spread">
      <caption className="sr-only">Reviews by number of stars</caption>
      <tbody>
        {spread
          .map((count, index) => ({ stars: index + 1, count }))
          .reverse()
          .map(({ stars, count }) => (
            <tr key={stars}>
              <th scope="row">{stars === 1 ? '1 star' : `${stars} stars`}</th>
              <td>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * count) / all} height="8" />
                </svg>
              </td>
              <td>{count}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

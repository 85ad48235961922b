/** A gap has no number of its own: before the page that is shown, or after it. */
type PageNumber = number | 'before' | 'after'

/** The first and the last page, the one that is shown with its neighbours, three of them at the least, and the gaps between. */
export function pageNumbers(page: number, pages: number): PageNumber[] {
  const from = Math.max(Math.min(page - 1, pages - 2), 1)
  const to = Math.min(from + 2, pages)
  const around = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return [
    ...(from > 1 ? [1] : []),
    ...gap(2, from - 1, 'before'),
    ...around,
    ...gap(to + 1, pages - 1, 'after'),
    ...(to < pages ? [pages] : []),
  ]
}

/** One page takes no more room than what stands for it. */
function gap(from: number, to: number, where: 'before' | 'after'): PageNumber[] {
  if (from > to) return []
  return from === to ? [from] : [where]
}

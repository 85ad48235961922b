/** As many are worked on at one time: a job leaves the other connections to the pages. */
const AT_ONCE = 4

/** What `work` makes of each, in their order. */
export async function inBatches<One, Result>(
  all: readonly One[],
  work: (one: One, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(all.length)
  let next = 0
  const worker = async () => {
    while (next < all.length) {
      const index = next++
      results[index] = await work(all[index] as One, index)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

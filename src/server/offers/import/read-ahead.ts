/** The same values in the same order, of which the next is made while one is used. @throws what the source throws, in its turn */
export async function* readAhead<Value>(source: AsyncGenerator<Value>): AsyncGenerator<Value> {
  let next = source.next()
  try {
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = source.next()
      // Nobody waits for it yet.
      next.catch(() => undefined)
      yield value
    }
  } finally {
    await source.return(undefined)
  }
}

type Described = { children: string; className?: string }

/** What the seller says, line by line. `className` is its place among its neighbours. */
export function Description({ children, className }: Described) {
  return (
    <section aria-labelledby="description" className={className}>
      <h2 id="description" className="mb-2 text-lg">
        Description
      </h2>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{children}</p>
    </section>
  )
}

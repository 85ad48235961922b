import { EXAMPLE_DATA } from '#domain/prices/index-words.ts'

/** Above the title of a page whose prices are generated. */
export const ExampleData = () => (
  <p className="example-data">{`${EXAMPLE_DATA}: generated prices, not real ones`}</p>
)

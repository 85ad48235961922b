import { percent } from '#domain/prices/index-words.ts'
import type { PublishedValue } from '#domain/prices/price-index-schema.ts'

/** What has moved in a week, and on what that rests; quiet where nothing has. */
export const Change = ({ value: { change, basis } }: { value: Pick<PublishedValue, 'change' | 'basis'> }) => (
  <>
    <span className={change ? 'font-semibold' : 'text-quiet'}>{percent(change)}</span>
    {basis === 'filled' && <span className="block text-quiet">of the country</span>}
    {basis === 'few' && <span className="block text-quiet">of few</span>}
  </>
)

import { HOME_KIND_NAMES } from '#domain/listings/home-kind-names.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { saysCosts, termWords } from '#domain/listings/move-in.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'

const LIST = new Intl.ListFormat('en-GB')

const NOT_STATED = <span className="text-quiet">Not stated</span>

/** What its seller can say of a home, and what they have not said. */
export function HomeFacts({ listing }: { listing: Listing }) {
  const { kind, type, area, lga, minimumTerm, rentIncludes } = listing
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-2 text-lg">
        Facts
      </h2>
      <Facts>
        <Fact label="Kind of home">{kind ? HOME_KIND_NAMES[kind] : NOT_STATED}</Fact>
        {type === 'rent' && (
          <>
            <Fact label="Rent is asked for">{minimumTerm ? termWords(minimumTerm) : NOT_STATED}</Fact>
            <Fact label="The rent includes">
              {rentIncludes.length > 0 ? LIST.format(rentIncludes) : NOT_STATED}
            </Fact>
          </>
        )}
        {!saysCosts(listing) && <Fact label="Fees">{NOT_STATED}</Fact>}
        <Fact label="Area">{area ?? NOT_STATED}</Fact>
        <Fact label="Local government">{lga ?? NOT_STATED}</Fact>
      </Facts>
    </section>
  )
}

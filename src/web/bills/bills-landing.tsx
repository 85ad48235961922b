import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { FIRST_SEEN, HIT_RATE, SEEN_BEFORE } from '#domain/bills/matching/hit-rate.ts'
import billMistakes from '#web/pictures/figures/bill-mistakes.svg'
import billReturned from '#web/pictures/figures/bill-returned.svg'
import { useCurrentUser } from '#web/session/current-user.ts'
import { Later } from '#web/ui/later.tsx'
import { shares } from '#web/ui/shares.ts'
import { StackedBar } from '#web/ui/stacked-bar.tsx'
import { OwnBills } from './own-bills.tsx'
import { uploadPart } from './upload-later.ts'

const LOOKED_FOR = [
  ['Items left out of every total', 'A SUM that ends one row early, or an item between two sums.'],
  ['Totals that do not equal their items', 'And sums carried forward wrongly, or not at all.'],
  ['Amounts that are not quantity × rate', 'With the cell and the difference in naira.'],
  ['Items listed twice, units that do not fit', 'And rates far from those beside them.'],
] as const

const STEPS = [
  [
    'Read and explain',
    'Your bill as you have it, “ditto” and preambles too. Each line shows its row, and why we read it that way.',
  ],
  ['Check', 'Every total is added up again: the cell and the difference in naira, to copy or print.'],
  [
    'Price',
    'At today’s median of sellers in your state, or our starting price where too few sell a material. You confirm, change the work item, or put in your own rate.',
  ],
  [
    'Give back',
    'Your own workbook with the rates filled in and nothing else changed, and a schedule of materials to buy. A new version shows what changed.',
  ],
] as const

/** The mistakes that we put into the example bill, as they are told of it: the sheet and its cell, what is wrong, and what that makes of the bill’s total; and all of them. */
const IN_EXAMPLE = [
  ['2 Bungalow, cell F35', 'Termite treatment is left out of the total', '−₦180,000'],
  ['Summary, cell F5', 'Preliminaries are carried forward wrongly', '−₦90,000'],
  ['3 External works, cell F13', 'The kerb is not quantity × rate', '+₦9,000'],
  ['The bill’s total is too low', 'Net effect', '−₦261,000'],
] as const

/** How many lines that no rule had seen, in which words and colour. */
const RECOGNISED = [
  { name: 'priced at once', amount: FIRST_SEEN.sure, look: 'text-site' },
  { name: 'priced once you confirm', amount: FIRST_SEEN.likely, look: 'text-signal' },
  {
    name: 'yours to choose: we do not guess',
    amount: FIRST_SEEN.lines - FIRST_SEEN.sure - FIRST_SEEN.likely,
    look: 'text-edge',
  },
] as const

const [, , ASKED = 0] = shares(RECOGNISED.map(({ amount }) => amount))

/** Of an account alone. */
const OwnProjects = lazy(async () => ({
  default: (await import('./projects/own-projects.tsx')).OwnProjects,
}))

/** How much of a bill is priced at once, as measured on bills that no rule was made by. */
const Recognised = () => (
  <figure className="read-at-sight">
    <p>{`Even in bills new to us, ${100 - ASKED} of 100 lines are matched to a rate.`}</p>
    <StackedBar parts={RECOGNISED} />
    <figcaption>
      <p>{`Of the lines priced at once, ${FIRST_SEEN.right} of ${FIRST_SEEN.sure} were matched to the right work.`}</p>
      <details data-lasting>
        <summary className="link min-h-11 w-fit content-center">How we know</summary>
        {`Measured on ${FIRST_SEEN.lines} lines of other people’s bills that our rules had not seen. An earlier set, with fewer questions asked, had ${SEEN_BEFORE.right} of ${SEEN_BEFORE.sure} right. Of the ${HIT_RATE.lines} lines that our rules were written from, we are sure of ${HIT_RATE.sure}.`}
      </details>
    </figcaption>
  </figure>
)

/** What a bill comes back with. */
const InExample = () => (
  <section aria-labelledby="in-example">
    <h2 id="in-example" className="text-xl">
      What we find in the example
    </h2>
    <figure className="example-sheet">
      <picture>
        <source media="(width < 48rem)" srcSet={billMistakes} width={680} height={522} />
        <img
          src={billReturned}
          width={892}
          height={566}
          loading="lazy"
          alt="Rows of three sheets of the example, with F35, F5 and F13 marked 1, 2 and 3"
        />
      </picture>
      <figcaption>
        <i /> Rates filled in from example prices in Lagos
      </figcaption>
    </figure>
    <ol className="example-faults">
      {IN_EXAMPLE.map(([place, what, difference]) => (
        <li key={place}>
          {what}
          <b>{difference}</b>
          <span>{place}</span>
        </li>
      ))}
    </ol>
  </section>
)

/** What becomes of a bill here, and the way in. */
export function BillsLanding() {
  const { user } = useCurrentUser()
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 py-4 md:py-12">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
        <div className="grid content-start gap-3 md:gap-4">
          <div className="dimension-line w-24 max-md:hidden" aria-hidden="true" />
          <h1 className="text-2xl lg:text-4xl">Check and price a bill</h1>
          <p className="max-w-prose md:text-lg">
            Send your bill of quantities as it is, in Excel. See every total that does not add up, then get it
            back with rates at what sellers in your state ask today.
          </p>
          <Later part={uploadPart} props={{}} until="moved" />
          <p className="border-s-2 border-site ps-3 text-sm">
            Checking is free and needs no account. Without an account your bill is deleted after an hour; with
            one it stays until you delete it. Nobody else sees it.
          </p>
        </div>
        <OwnBills instead={<InExample />} />
      </div>
      {user && (
        <Suspense>
          <OwnProjects />
        </Suspense>
      )}
      <section aria-labelledby="what-happens" className="grid gap-4">
        <h2 id="what-happens" className="text-xl md:text-2xl">
          What happens to your bill
        </h2>
        <div className="bill-steps">
          <ol>
            {STEPS.map(([name, text], index) => (
              <li key={name}>
                <h3>
                  <span aria-hidden="true">{index + 1}</span>
                  {name}
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <Recognised />
        </div>
      </section>
      <section aria-labelledby="looked-for" className="grid gap-4">
        <div>
          <h2 id="looked-for" className="text-xl md:text-2xl">
            What we look for
          </h2>
          <p className="mt-2 text-quiet">
            In two of six priced bills that we opened, items were never added to any total. We never change
            your figures: we point to the cell, and you decide.
          </p>
        </div>
        <div className="looked-for">
          <dl>
            {LOOKED_FOR.map(([what, more]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{more}</dd>
              </div>
            ))}
          </dl>
          <p>
            For a single rate there is the{' '}
            <Link to="/rate-gen" className="link">
              rate generator
            </Link>
            , for prices by state the{' '}
            <Link to="/prices" className="link">
              price index
            </Link>
            .
          </p>
        </div>
      </section>
    </div>
  )
}

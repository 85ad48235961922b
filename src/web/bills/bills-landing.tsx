import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { FIRST_SEEN, HIT_RATE } from '#domain/bills/matching/hit-rate.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { Later } from '#web/ui/later.tsx'
import { OwnBills } from './own-bills.tsx'
import { uploadPart } from './upload-later.ts'

const LOOKED_FOR = [
  [
    'Items that no total contains',
    'The range of a SUM that ends one row early, and what stands between two ranges.',
  ],
  ['Totals that do not equal their items', 'Also what is carried forward and does not arrive.'],
  ['Amounts that are not quantity × rate', 'With the cell and the difference in naira.'],
  ['Items that stand twice, units that do not fit', 'And rates far from those beside them.'],
] as const

const STEPS = [
  [
    'Read and explain',
    'Headings in row 9, pages that carry forward, “ditto”, preambles, four blocks of one type: your bill as it is. Each line says its row, and why it was read so.',
  ],
  ['Check', 'Every total is added up again: the cell and the difference in naira, to copy or print.'],
  [
    'Price',
    'From what verified sellers of a state ask today, for materials, gangs and plant. You confirm, change the work item, or put in your own rate.',
  ],
  [
    'Give back',
    'Your own workbook with the rates in its cells, nothing else changed, and a schedule of materials to buy. A new version shows what changed.',
  ],
] as const

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`

/** How many lines of them, in which words and colour, and how many stand before them. */
const RECOGNISED = [
  [HIT_RATE.sure, 'recognised for sure', 'fill-site', 0],
  [HIT_RATE.likely, 'for you to confirm', 'fill-signal', HIT_RATE.sure],
  [HIT_RATE.ask, 'we ask you about', 'fill-edge', HIT_RATE.sure + HIT_RATE.likely],
] as const

/** Of an account alone. */
const OwnProjects = lazy(async () => ({
  default: (await import('./projects/own-projects.tsx')).OwnProjects,
}))

/** How much of a bill is priced at once, as measured. */
const Recognised = () => (
  <figure>
    <svg
      viewBox={`0 0 ${HIT_RATE.lines} 8`}
      preserveAspectRatio="none"
      className="h-2 w-full"
      aria-hidden="true"
    >
      {RECOGNISED.map(([count, what, fill, before]) => (
        <rect key={what} x={before} width={count} height="8" className={fill} />
      ))}
    </svg>
    <ul className="mt-2 grid grid-cols-3 gap-x-4 text-sm text-quiet">
      {RECOGNISED.map(([count, what]) => (
        <li key={what}>
          <strong className="block text-xl text-ink tabular-nums">{percent(count, HIT_RATE.lines)}</strong>
          {what}
        </li>
      ))}
    </ul>
    <figcaption className="mt-2 text-sm text-quiet">
      {`${HIT_RATE.lines} lines of Nigerian bills. Of ${FIRST_SEEN.sure} sure ones that were new to us, ${FIRST_SEEN.right} were right. Nothing is priced on a guess.`}
    </figcaption>
  </figure>
)

/** What becomes of a bill here, and the way in. */
export function BillsLanding() {
  const { user } = useCurrentUser()
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 py-4 md:py-12">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:grid-rows-[auto_1fr] lg:gap-x-12">
        <div className="grid content-start gap-2 md:gap-4">
          <div className="dimension-line w-24 max-md:hidden" aria-hidden="true" />
          <h1 className="text-2xl lg:text-4xl">
            Does your bill of quantities add up, and what does it cost today?
          </h1>
          <p className="max-w-prose md:text-lg">
            Send the Excel file as it is. In seconds you see each total that does not equal its items, cell by
            cell. Then price it as a state’s sellers ask today, and get your own workbook back with the rates
            filled in.
          </p>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Later part={uploadPart} props={{}} until="moved" />
        </div>
        <div className="grid content-start gap-4">
          <p className="max-w-prose text-quiet">
            Checking is free and needs no account. A visitor’s bill is gone after an hour; an account’s stays
            until its owner deletes it. Nobody else sees it.
          </p>
          <Recognised />
        </div>
      </div>
      <OwnBills />
      {user && (
        <Suspense>
          <OwnProjects />
        </Suspense>
      )}
      <section aria-labelledby="what-happens" className="grid gap-4">
        <h2 id="what-happens" className="text-2xl">
          What happens with a bill
        </h2>
        <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {STEPS.map(([name, text], index) => (
            <li key={name} className="border-t-2 border-ink pt-3">
              <h3 className="text-lg">
                <span className="text-quiet tabular-nums" aria-hidden="true">
                  {index + 1}{' '}
                </span>
                {name}
              </h3>
              <p className="mt-1 text-quiet">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section
        aria-labelledby="looked-for"
        className="grid gap-4 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-8"
      >
        <div>
          <h2 id="looked-for" className="text-2xl">
            What we look for
          </h2>
          <p className="mt-2 text-quiet">
            In two of six priced bills that we opened, items were never added to any total. Nothing is
            repaired silently: you get the cell, and decide.
          </p>
        </div>
        <dl className="grid gap-px">
          {LOOKED_FOR.map(([what, more]) => (
            <div key={what} className="border-t border-line py-3 sm:grid sm:grid-cols-2 sm:gap-6">
              <dt className="font-semibold">{what}</dt>
              <dd className="text-quiet">{more}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="max-w-prose text-quiet">
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
  )
}

/** Proves the price index: recomputation byte for byte, its noise, and how far liars move it. docs/price-index.md has the tables. */
import { changeOf, isForReview, yearChangeOf } from '#domain/prices/index-method/change.ts'
import {
  type EligibleOffer,
  eligibleOffers,
  type OfferEvent,
} from '#domain/prices/index-method/eligible-offers.ts'
import { type IndexMethod, linksOfYear, METHODS, YEAR_WEEKS } from '#domain/prices/index-method/methods.ts'
import { median } from '#domain/prices/index-method/statistics.ts'
import { weekBefore } from '#domain/prices/index-method/weeks.ts'
import { computeWeek } from '#server/prices/price-index/compute-week.ts'
import { table } from './bench/table.ts'
import { CHAINS, hangsOnOne, yearBy } from './index-check/chains.ts'
import {
  besideLiars,
  honest,
  type Lie,
  levelAt,
  market,
  mean,
  offer,
  percent,
  pumped,
  rising,
  rms,
  votesOf,
  WEEK,
} from './index-check/markets.ts'

const RUNS = 4_000
/** @param liars with which prices, beside the honest market @returns how far the published level moves, each time */
function shifts(
  sellers: number,
  liars: (market: readonly EligibleOffer[]) => EligibleOffer[],
  runs = RUNS,
): number[] {
  return Array.from({ length: runs }, () => {
    const own = market(sellers)
    return levelAt([...own, ...liars(own)]) / levelAt(own) - 1
  })
}

const FACTORS = [1.05, 1.1, 1.15, 1.2, 1.25, 1.3, 1.4, 1.5, 2, 4]

/** Of all factors the one that moves the figure most on average; he knows the others' prices. */
function worst(
  sellers: number,
  controllers: number,
  offersEach: number,
): { factor: number; by: number; most: number } {
  const tried = FACTORS.map((factor) => {
    const moved = shifts(
      sellers,
      (own) => {
        const middle = levelAt(own)
        return Array.from({ length: controllers }, (_, liar) =>
          Array.from({ length: offersEach }, (_each, at) =>
            offer(`liar${liar}`, middle * factor, `lie${liar}-${at}`),
          ),
        ).flat()
      },
      1_000,
    )
    return { factor, by: mean(moved), most: Math.max(...moved) }
  })
  return tried.reduce((one, other) => (other.by > one.by ? other : one))
}

/** One seller raises a false price a little every week for a month and confirms it. @returns how far level and chain are then */
function month(): { level: number; chain: number; seen: number } {
  const own = market(10)
  const middle = levelAt(own)
  const at = (week: number) => [...own, offer('liar', middle * (1 + 0.05 * week))]
  let chain = 0
  let seen = 0
  for (const week of [1, 2, 3, 4]) {
    const change = changeOf(votesOf(at(week - 1)), votesOf(at(week)))
    chain += change?.change ?? 0
    if (change && isForReview(change)) seen += 1
  }
  return { level: levelAt(at(4)) / middle - 1, chain: Math.exp(chain) - 1, seen }
}

let failures = 0
function check(name: string, holds: boolean): void {
  console.log(`${holds ? 'holds ' : 'BROKEN'} ${name}`)
  if (!holds) failures += 1
}

const offers = Array.from({ length: 40 }, (_, at) => offer(`s${at % 12}`, honest(), `p${at}`))
const dearerBy = (factor: number) => ({
  offers: offers.map((each) => ({ ...each, price: each.price * factor })),
  leftOut: new Map(),
})
const compute = (method: IndexMethod) =>
  computeWeek({
    method,
    cutOff: WEEK,
    week: dearerBy(1),
    before: dearerBy(0.99),
    links: linksOfYear(method).map((weeks) => dearerBy(1 - weeks / 1_000)),
    reviews: [],
  })
for (const method of METHODS) {
  const [one, other] = [await compute(method), await compute(method)]
  const by = `by method ${method.version}`
  check(`a week computed twice ${by} has the same bytes`, one.lines.join('\n') === other.lines.join('\n'))
  check('… and the same hashes', one.inputsHash === other.inputsHash && one.outputsHash === other.outputsHash)
}
const withoutYear = async (method: IndexMethod) =>
  JSON.stringify((await compute(method)).values.map(({ yearChange: _, ...value }) => value))
check(
  'all methods have the same levels and changes of a week',
  new Set(await Promise.all(METHODS.map(withoutYear))).size === 1,
)

const event = (id: number): OfferEvent => ({
  id,
  at: new Date(WEEK.getTime() - (40 - id) * 3_600_000),
  kind: id % 4 === 0 ? 'hidden' : id % 4 === 1 ? 'restored' : 'changed',
  seller: `s${id % 6}`,
  product: `p${id % 6}`,
  price: 1_000_000 + id * 1_000,
  comparableQuantity: 50,
  conversion: 'exact',
  material: 'cement',
  specification: 'cement',
  state: 'Kano',
  inStock: true,
  confirmedAt: weekBefore(WEEK),
})
const events = Array.from({ length: 30 }, (_, at) => event(at + 1))
const proofs = Array.from({ length: 6 }, (_, at) =>
  (['phone', 'business'] as const).map((proof, index) => ({
    id: 2 * at + index,
    at: new Date('2026-01-01'),
    seller: `s${at}`,
    kind: 'verified' as const,
    proof,
    into: null,
  })),
).flat()
const read = (some: OfferEvent[]) => JSON.stringify(eligibleOffers(some, proofs, WEEK))
check('the order in which events are read does not matter', read(events) === read(events.toReversed()))
const dearer = (factor: number) => levelAt(offers.map((each) => ({ ...each, price: each.price * factor })))
check('the unit of the currency does not matter', Math.abs(dearer(100) / dearer(1) / 100 - 1) < 1e-9)
const renamed = offers.map((each) => ({ ...each, controller: `z${99 - Number(each.controller.slice(1))}` }))
check('the names of sellers do not matter', Math.abs(levelAt(renamed) / levelAt(offers) - 1) < 1e-9)

console.log('\nNoise without a liar: how far the level lies from the truth')
console.log(
  table([
    ['sellers', 'bias', 'root mean square'],
    ...[5, 8, 10, 15, 20, 30].map((sellers) => {
      const errors = Array.from({ length: RUNS }, () => Math.log(levelAt(market(sellers)) / 100_000))
      return [String(sellers), percent(mean(errors)), percent(rms(errors))]
    }),
  ]),
)

console.log('\nAttacks on ten honest sellers, at the worst factor')
const single = worst(10, 1, 10)
const five = worst(10, 5, 1)
const months = Array.from({ length: 1_000 }, month)
console.log(
  table([
    ['attack', 'worst factor', 'mean shift', 'largest'],
    ['one seller with ten offers', String(single.factor), percent(single.by), percent(single.most)],
    [
      'one seller at double, ten offers',
      '2',
      percent(
        mean(
          shifts(10, (own) =>
            Array.from({ length: 10 }, (_, at) => offer('liar', 2 * levelAt(own), `lie${at}`)),
          ),
        ),
      ),
      '',
    ],
    ['five sellers in concert', String(five.factor), percent(five.by), percent(five.most)],
    [
      'one who confirms rising false prices for a month',
      '1.05 to 1.2',
      percent(mean(months.map(({ level }) => level))),
      percent(Math.max(...months.map(({ level }) => level))),
    ],
    [
      '… the same in the chain of changes',
      '',
      percent(mean(months.map(({ chain }) => chain))),
      percent(Math.max(...months.map(({ chain }) => chain))),
    ],
  ]),
)
console.log(`weeks of such a month that wait for a moderator: ${median(months.map(({ seen }) => seen))} of 4`)
check('one attacker moves the level by at most 2 % on average', single.by <= 0.02)

console.log(
  '\nWhat chains of matched changes say of a rise of 10 % in a year, by how often each of ten changes prices',
)
const YEARS = 200
const known = (values: readonly (number | undefined)[]) => values.filter((each) => each !== undefined)
console.log(
  table([
    ['a change every', ...CHAINS.map(({ name }) => name)],
    ...[1, 2, 4, 8, 13].map((weeksBetween) => {
      const years = Array.from({ length: YEARS }, () => rising({ weeksBetween }).map(votesOf))
      return [
        weeksBetween === 1 ? 'week' : `${weeksBetween} weeks`,
        ...CHAINS.map((chain) => percent(mean(known(years.map((weeks) => yearBy(chain, weeks)))))),
      ]
    }),
  ]),
)

console.log('\nThe same chains otherwise: prices change every 8 weeks')
const [stable, replaced] = [0, 1].map((share) =>
  Array.from({ length: YEARS }, () => rising({ weeksBetween: 8, replaced: share }).map(votesOf)),
)
const attacked = Array.from({ length: YEARS }, () => pumped().map(votesOf))
const errorsOf = (chain: (typeof CHAINS)[number]) =>
  known((replaced ?? []).map((weeks) => yearBy(chain, weeks))).map((said) => said - 0.1)
console.log(
  table([
    ['', ...CHAINS.map(({ name }) => name)],
    [
      'error (rms), one of ten replaced in ten weeks',
      ...CHAINS.map((chain) => percent(rms(errorsOf(chain)))),
    ],
    ['years with a figure then', ...CHAINS.map((chain) => percent(errorsOf(chain).length / YEARS))],
    [
      'one who goes and comes back, in a year without a change',
      ...CHAINS.map((chain) => percent(mean(known(attacked.map((weeks) => yearBy(chain, weeks)))))),
    ],
    [
      'weeks of 52 that hang on one',
      ...CHAINS.map((chain) =>
        chain.linkWeeks === 1 ? mean((stable ?? []).map((weeks) => hangsOnOne(chain, weeks))).toFixed(1) : '',
      ),
    ],
  ]),
)

/** What a method says of the year that these weeks are. */
function yearOf(method: IndexMethod, weeks: readonly (readonly EligibleOffer[])[]): number | undefined {
  const ends = [0, ...linksOfYear(method)].map((before) => votesOf(weeks[YEAR_WEEKS - before] ?? []))
  const change = yearChangeOf(ends)
  return change === undefined ? undefined : Math.exp(change) - 1
}

console.log(
  '\nWhat the methods say of a year of 10 %: prices change every 8 weeks and miss the market by 3 % then',
)
const byMethod = METHODS.map(({ version }) => `method ${version}`)
const noise = [5, 8, 10, 20].flatMap((sellers) =>
  [0, 1, 2].map((share) => {
    const markets = Array.from({ length: 2 * YEARS }, () =>
      rising({ sellers, weeksBetween: 8, missed: 0.03, replaced: share }),
    )
    return {
      named: [String(sellers), share === 0 ? 'none' : `one of ten in ${10 / share} weeks`],
      said: METHODS.map((method) => known(markets.map((weeks) => yearOf(method, weeks)))),
      of: markets.length,
    }
  }),
)
console.log(
  table([
    [
      'sellers',
      'replaced',
      ...['bias', 'rms', 'years'].flatMap((what) => byMethod.map((by) => `${what}, ${by}`)),
    ],
    ...noise.map(({ named, said, of }) => {
      const errors = said.map((years) => years.map((year) => year - 0.1))
      const told = (figure: (values: number[]) => number) =>
        errors.map((values) => (values.length < of / 100 ? '–' : percent(figure(values))))
      return [...named, ...told(mean), ...told(rms), ...said.map((years) => percent(years.length / of))]
    }),
  ]),
)

console.log('\nHow far liars move the year of ten honest sellers: they are twice as dear where it helps them')
const honestYears = Array.from({ length: 2 * YEARS }, () => rising({ weeksBetween: 8, missed: 0.03 }))
const WAYS: readonly { name: string; lie: Lie }[] = [
  { name: 'ask what others ask, and double in the last week', lie: (week) => (week < YEAR_WEEKS ? 1 : 2) },
  {
    name: 'double in the first and in the last quarter, away in between',
    lie: (week) => ([0, 39].includes(week) ? 1 : [13, 52].includes(week) ? 2 : undefined),
  },
]
const attacks = WAYS.flatMap(({ name, lie }) =>
  [1, 5].map((liars) => ({
    name,
    liars,
    moved: METHODS.map((method) =>
      known(
        honestYears.map((weeks) => {
          const [told, said] = [yearOf(method, besideLiars(weeks, liars, lie)), yearOf(method, weeks)]
          return told === undefined || said === undefined ? undefined : told - said
        }),
      ),
    ),
  })),
)
console.log(
  table([
    ['they', 'liars', ...byMethod, ...byMethod.map((by) => `largest, ${by}`)],
    ...attacks.map(({ name, liars, moved }) => [
      name,
      String(liars),
      ...moved.map((each) => percent(mean(each))),
      ...moved.map((each) => percent(Math.max(...each))),
    ]),
  ]),
)
for (const [at, { version }] of METHODS.entries())
  check(
    `one attacker moves the year by method ${version} by at most 2 % on average`,
    attacks.every(({ liars, moved }) => liars > 1 || mean(moved[at] ?? []) <= 0.02),
  )
process.exitCode = failures > 0 ? 1 : 0

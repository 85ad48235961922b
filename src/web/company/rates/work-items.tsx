import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatAmount, nairaFromKobo } from '#domain/money.ts'
import { STARTING_MARGINS } from '#domain/rates/build-up.ts'
import type { StartingFigures } from '#domain/rates/starting-prices.ts'
import { WORK_LIST, WORK_SECTION_IDS, WORK_SECTIONS } from '#domain/rates/work-sections.ts'
import { medianPricesQuery } from '#web/median-prices.ts'
import { NO_MEDIANS, startingPrices } from './price-origins.ts'
import { calculateSheet, EMPTY_SHEET } from './rate-sheet.ts'

/** Every work item by its section with its rate at the country's prices, each with a page of its own; on a phone a section is opened. */
export function WorkItems({ own }: { own: StartingFigures }) {
  const { data: medians = NO_MEDIANS } = useQuery(medianPricesQuery(''))
  const starting = startingPrices(own, medians)
  return (
    <>
      <p className="mb-4 max-w-prose text-sm text-quiet">
        At today’s prices in Nigeria, with {STARTING_MARGINS.overheads} % overheads and{' '}
        {STARTING_MARGINS.profit} % profit. Each leads to what it is made of, and to its rate in every state.
      </p>
      {WORK_SECTION_IDS.map((section) => {
        const { number, name } = WORK_SECTIONS[section]
        const items = WORK_LIST.filter((item) => item.section === section)
        return (
          <details key={section} data-lasting className="work-section">
            <summary>
              <h3>
                <span className="text-quiet">{number}</span> {name}
              </h3>
              <span className="text-sm text-quiet md:hidden">{items.length}</span>
            </summary>
            <ul>
              {items.map(({ id, title, unit }) => {
                const { built } = calculateSheet({ ...EMPTY_SHEET, item: id }, starting)
                return (
                  <li key={id}>
                    <Link to="/rate-gen/$workItem" params={{ workItem: id }} preload={false}>
                      {title}, {unit}
                    </Link>
                    {built && <b>₦{formatAmount(Math.round(nairaFromKobo(built.rate)))}</b>}
                  </li>
                )
              })}
            </ul>
          </details>
        )
      })}
    </>
  )
}

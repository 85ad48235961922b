import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { categoryName } from '#domain/catalogue.ts'
import { formatFigure } from '#domain/figures.ts'
import { COMPARED_MAX, type ComparisonFilters } from '#domain/materials/comparison-filters.ts'
import type { ShownComparison } from '#domain/materials/comparison-schema.ts'
import { countedInIndex } from '#domain/prices/counted-in-index.ts'
import { ListResults } from '#web/lists/list-results.tsx'
import { totalOf } from '#web/lists/total.ts'
import { BesideIndex } from '#web/prices/beside-index.tsx'
import { useRememberedQuantity } from '#web/prices/requested-quantity.ts'
import { IgnoredFilters } from '#web/search/ignored-filters.tsx'
import { SaveSearch } from '#web/search/save-search.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PaginationLinks } from '#web/ui/pagination-links.tsx'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { ClassChips, classOf } from './class-chips.tsx'
import { ComparedOffers } from './compared-offers.tsx'
import { ComparisonFiltersForm } from './comparison-filters.tsx'
import { comparisonHeading } from './comparison-heading.ts'
import { ComparisonSummary } from './comparison-summary.tsx'
import { HowCompared } from './how-compared.tsx'
import { HowMuch } from './how-much.tsx'
import { comparisonQuery } from './material-api.ts'
import { NotComparable } from './not-comparable.tsx'
import { NothingCompared } from './nothing-compared.tsx'
import { OfferChoice } from './offer-choice.tsx'

const NAMES = {
  state: 'a state',
  lga: 'a local government',
  detail: 'a detail',
  verified: 'a choice of sellers',
  maxMinimumOrder: 'a minimum order',
  quantity: 'a quantity',
}

type ComparisonProps = {
  /** Of the specification. */
  id: string
  filters: ComparisonFilters
  page: number | undefined
  /** The offers that stand side by side. */
  compare: string | undefined
}

/** All offers of one thing, in the order of what they cost for the same amount of it. */
export function Comparison({ id, filters, page, compare }: ComparisonProps) {
  const list = useQuery(comparisonQuery(id, { filters, page }))
  useRememberedQuantity(id, filters.quantity)
  const shown = usePreviousValue(list.data && { comparison: list.data, filters })
  if (!shown) return null
  const { comparison } = shown
  const { material, summary, offers, notComparable, pagination, details } = comparison
  const kind = classOf(details, shown.filters)
  return (
    <div className="page pb-1 md:pt-5 md:pb-8">
      <MaterialBreadcrumb material={material} />
      <h1 className="text-xl md:mb-4 md:text-3xl">{comparisonHeading(comparison, shown.filters)}</h1>
      <ComparisonSummary summary={summary} filters={shown.filters} />
      {summary.lowest !== null && (
        <BesideIndex
          specification={material.specification}
          region={shown.filters.state ?? 'Nigeria'}
          price={summary.lowest}
          counted={countedInIndex(summary.conversion, summary.unit)}
          whose="The lowest price is"
        />
      )}
      <div className="mt-1 flex flex-wrap gap-x-2 lg:mt-4 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-6">
        <ComparisonFiltersForm comparison={comparison} filters={filters} compare={compare} />
        <div className="contents lg:block lg:min-w-0">
          <IgnoredFilters names={NAMES} />
          <SaveSearch
            kind="comparisons"
            search={{ ...shown.filters, specification: material.specification }}
            thing={material.specificationName}
            details={details}
            className="mb-3 max-sm:grow md:mb-4 lg:float-end"
          />
          {kind && (
            <ClassChips
              of={kind}
              filters={shown.filters}
              total={shown.filters.detail === undefined ? summary.offers : undefined}
            />
          )}
          <OfferChoice key={compare} comparison={comparison} filters={shown.filters} compare={compare}>
            {(chosen, onChoose) => (
              <ListResults
                list={list}
                cards={
                  offers.length > 0 && (
                    <ComparedOffers
                      offers={offers}
                      summary={summary}
                      kind={kind}
                      quantity={shown.filters.quantity}
                      placed={shown.filters.state !== undefined}
                      chosen={chosen}
                      onChoose={onChoose}
                    />
                  )
                }
                count={`${totalOf(pagination, 'offer')}, ${orderWords(shown.filters)}`}
                nothing={(onLeave) => (
                  <NothingCompared comparison={comparison} filters={shown.filters} onLeave={onLeave} />
                )}
                failure="The offers could not be loaded."
                columns={3}
                rows
              >
                <PaginationLinks {...pagination} totalCapped={false} search={{ ...shown.filters, compare }} />
                {pagination.page === pagination.pages &&
                  (pagination.total > COMPARED_MAX || pagination.totalCapped) && (
                    <p className="mt-3 text-center text-sm text-quiet">
                      These are the {formatFigure(COMPARED_MAX)} cheapest. Choose a state or a brand to see
                      others.
                    </p>
                  )}
              </ListResults>
            )}
          </OfferChoice>
          <NotComparable products={notComparable} />
        </div>
      </div>
      <div className="my-8">
        <HowMuch
          material={material.id}
          specification={material.specification}
          offers={offers}
          summary={summary}
          state={filters.state ?? ''}
        />
      </div>
      <HowCompared material={material} />
    </div>
  )
}

/** Where somewhere to deliver to is chosen, what is unknown of it is said, and not counted as nothing. */
const orderWords = ({ state }: ComparisonFilters): string =>
  state
    ? 'the cheapest first: with delivery where it is known, else without it'
    : 'the cheapest first, without delivery'

function MaterialBreadcrumb({ material }: Pick<ShownComparison, 'material'>) {
  const { id, name, category, specification } = material
  return (
    <Breadcrumb
      steps={[
        ['Market', linkOptions({ to: '/market', search: {} })],
        ['Materials', linkOptions({ to: '/materials', search: {} })],
        [categoryName(category), linkOptions({ to: '/materials', search: { category } })],
        ...(specification === id
          ? []
          : [
              [
                name,
                linkOptions({ to: '/materials/$materialId', params: { materialId: id }, search: {} }),
              ] as const,
            ]),
      ]}
    />
  )
}

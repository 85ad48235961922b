import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { categoryName } from '#domain/catalogue.ts'
import type { MaterialList } from '#domain/materials/comparison-schema.ts'
import { STATES, type State } from '#domain/places.ts'
import { ListResults } from '#web/lists/list-results.tsx'
import { totalOf } from '#web/lists/total.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import { FiltersForm } from '#web/ui/filters-form.tsx'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'
import { HowMuch } from './how-much.tsx'
import { specificationsQuery } from './material-api.ts'
import { SpecificationRows } from './specification-rows.tsx'

type MaterialSpecificationsProps = {
  /** As the whole country has it. */
  material: MaterialList['materials'][number]
  state: State | undefined
}

/** A material that is several things: what each of its specifications costs. */
export function MaterialSpecifications({ material, state }: MaterialSpecificationsProps) {
  const filter = useUrlFilters()
  const { id, name, category } = material
  const list = useQuery(specificationsQuery(id, state))
  const shown = usePreviousValue(list.data === undefined ? undefined : { found: list.data, state })
  const specifications = shown?.found?.specifications ?? []
  return (
    <div className="page py-4 md:py-8">
      <Breadcrumb
        steps={[
          ['Market', linkOptions({ to: '/market', search: {} })],
          ['Materials', linkOptions({ to: '/materials', search: {} })],
          [categoryName(category), linkOptions({ to: '/materials', search: { category } })],
        ]}
      />
      <h1 className="text-2xl">
        {name}: prices in {state ?? 'Nigeria'} today
      </h1>
      <FiltersForm button="Show the prices" className="my-4 grid max-w-xs gap-3">
        <SelectField
          label="State"
          name="state"
          emptyOption="All of Nigeria"
          options={STATES}
          value={state ?? ''}
          onChange={(event) => filter({ state: event.target.value })}
        />
      </FiltersForm>
      <ListResults
        list={list}
        cards={
          specifications.length > 0 && (
            <SpecificationRows
              specifications={specifications}
              state={shown?.state}
              caption={`Prices: ${name}`}
            />
          )
        }
        count={totalOf({ total: specifications.length }, 'price')}
        nothing={(onLeave) => (
          <EmptyNotice
            hint="Other states have it, and many sellers deliver to other states."
            action={
              <Link to="." search={{}} resetScroll={false} onClick={onLeave} className="button button-quiet">
                All of Nigeria
              </Link>
            }
          >
            No offer of {name} in {state}
          </EmptyNotice>
        )}
        failure="The prices could not be loaded."
        columns={3}
        rows
      >
        {null}
      </ListResults>
      <div className="mt-8">
        <HowMuch material={id} specification={null} offers={[]} state={state ?? ''} />
      </div>
    </div>
  )
}

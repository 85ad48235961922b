import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CATEGORIES, categoryName } from '#domain/catalogue.ts'
import type { MaterialList as MaterialListAnswer } from '#domain/materials/comparison-schema.ts'
import type { MaterialSearch } from '#domain/materials/material-filters.ts'
import { STATES } from '#domain/places.ts'
import { ListResults } from '#web/lists/list-results.tsx'
import { totalOf } from '#web/lists/total.ts'
import { IgnoredFilters } from '#web/search/ignored-filters.tsx'
import { DebouncedField } from '#web/ui/debounced-field.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import { FiltersForm } from '#web/ui/filters-form.tsx'
import { usePreviousValue } from '#web/ui/previous-value.ts'
import { EmptyNotice } from '#web/ui/state-notice.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'
import { materialsQuery, namedMaterialsQuery } from './material-api.ts'
import { SpecificationRows } from './specification-rows.tsx'

type Material = Pick<MaterialListAnswer['materials'][number], 'id' | 'category' | 'specifications'>

/** Everything that is offered and can be compared, by category, with what it costs at a place. */
export function MaterialList({ search }: { search: MaterialSearch }) {
  const { state, category, name = '' } = search
  const list = useQuery(materialsQuery({ state, category }))
  const { data: named } = useQuery(namedMaterialsQuery(name))
  const shown = usePreviousValue(list.data && { materials: list.data, state })
  const materials = withinName(shown?.materials ?? [], name, named)
  const categories = CATEGORIES.filter(({ id }) => materials.some(({ category }) => category === id))
  const total = materials.reduce((sum, { specifications }) => sum + specifications.length, 0)
  return (
    <div className="page py-4 md:py-8">
      <h1 className="text-2xl">Prices of materials in {state ?? 'Nigeria'} today</h1>
      <p className="mt-1 max-w-prose text-quiet">
        What sellers ask for the same thing, in one unit (≈ converted by a usual weight or size). Each seller
        counts once.
        <span className="max-md:hidden">
          {' '}
          Each bar runs from the lowest price to the highest, on a scale from half the median to one and a
          half times the median.
        </span>
      </p>
      <MaterialFilters search={search} />
      <IgnoredFilters names={{ state: 'a state', category: 'a category' }} />
      <ListResults
        list={list}
        cards={
          total > 0 && (
            <div className="grid gap-8">
              <ul aria-label="Categories" className="category-jumps">
                {categories.map(({ id }) => (
                  <li key={id}>
                    <a href={`#${categoryName(id)}`}>{categoryName(id)}</a>
                  </li>
                ))}
              </ul>
              {categories.map(({ id }) => (
                <CategoryOfMaterials
                  key={id}
                  name={categoryName(id)}
                  materials={materials.filter((material) => material.category === id)}
                  state={shown?.state}
                  folds={name === ''}
                />
              ))}
            </div>
          )
        }
        count={totalOf({ total }, 'price')}
        nothing={(onLeave) => (
          <EmptyNotice
            hint={state ? `Nobody in ${state} offers it in a way that can be compared.` : 'Try another word.'}
            action={
              <Link
                to="."
                search={state ? { category, name: name || undefined } : {}}
                resetScroll={false}
                onClick={onLeave}
                className="button button-quiet"
              >
                {state ? 'All of Nigeria' : 'All materials'}
              </Link>
            }
          >
            No material found
          </EmptyNotice>
        )}
        failure="The materials could not be loaded."
        columns={3}
        rows
      >
        {null}
      </ListResults>
    </div>
  )
}

/** By the names of materials, of which the registry knows many, or by the words of a specification: "12 mm rod", "iron rod". */
function withinName(materials: readonly Material[], name: string, named: readonly string[] | undefined) {
  const words = name.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return materials
  return materials.flatMap((material) => {
    if (named?.includes(material.id)) return [material]
    const specifications = material.specifications.filter((specification) =>
      words.every((word) => specification.name.toLowerCase().includes(word)),
    )
    return specifications.length > 0 ? [{ ...material, specifications }] : []
  })
}

function MaterialFilters({ search: { state, category, name } }: { search: MaterialSearch }) {
  const filter = useUrlFilters()
  return (
    <FiltersForm button="Show the prices" className="my-4 columns-fit gap-3 [--column:8rem]">
      <div className="max-sm:col-span-full">
        <DebouncedField
          label="Material"
          name="name"
          placeholder="Cement, iron rod, sharp sand…"
          maxLength={100}
          value={name ?? ''}
          onValue={(typed) => filter({ name: typed }, Boolean(name))}
        />
      </div>
      <SelectField
        label="State"
        name="state"
        emptyOption="All of Nigeria"
        options={STATES}
        value={state ?? ''}
        onChange={(event) => filter({ state: event.target.value })}
      />
      <SelectField
        label="Category"
        name="category"
        emptyOption="Categories"
        options={CATEGORIES.map((each) => each.category)}
        value={category ? categoryName(category) : ''}
        onChange={(event) => filter({ category: event.target.value.toLowerCase() })}
      />
    </FiltersForm>
  )
}

type CategoryProps = {
  name: string
  materials: readonly Material[]
  state: MaterialSearch['state']
  /** Those with one seller are folded. */
  folds: boolean
}

function CategoryOfMaterials({ name, materials, state, folds }: CategoryProps) {
  return (
    <section id={name} aria-labelledby={`${name}-heading`} className="material-category">
      <h2 id={`${name}-heading`}>{name}</h2>
      <SpecificationRows
        specifications={materials.flatMap(({ specifications }) => specifications)}
        state={state}
        caption={`Prices: ${name}`}
        folds={folds}
      />
    </section>
  )
}

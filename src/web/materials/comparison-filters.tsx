import { capital } from '#domain/capital.ts'
import type { ComparisonFilters } from '#domain/materials/comparison-filters.ts'
import type { ShownComparison } from '#domain/materials/comparison-schema.ts'
import { detailField, parseDetails, withDetail, withDetails } from '#domain/materials/details.ts'
import { STATES } from '#domain/places.ts'
import { totalOf } from '#web/lists/total.ts'
import { LgaField } from '#web/search/lga-field.tsx'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { FilterSheet } from '#web/ui/filter-sheet.tsx'
import { FiltersForm } from '#web/ui/filters-form.tsx'
import { CheckField } from '#web/ui/form-fields.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'
import { classOf, type Detail } from './class-chips.tsx'
import { quantityInUrl, quantityUnits } from './compared-units.ts'
import { QuantityField } from './quantity-field.tsx'

const FORM = 'comparison-filters'

type FiltersProps = { comparison: ShownComparison; filters: ComparisonFilters; compare: string | undefined }

/** Place and quantity in sight, the others beside them or, on narrow screens, in a sheet. */
export function ComparisonFiltersForm({ comparison, filters, compare }: FiltersProps) {
  const { states, material, pagination } = comparison
  const filter = useUrlFilters()
  const { state: _state, quantity: _quantity, detail = '', ...inSheet } = filters
  const kind = classOf(comparison.details, filters)
  const details = Object.keys(parseDetails(detail)).filter((id) => id !== kind?.id)
  const choices = <Choices comparison={comparison} filters={filters} kind={kind} />
  const outcome = `Show ${totalOf(pagination, 'offer')}`
  return (
    <div className="filtered contents lg:sticky lg:top-20 lg:block lg:max-h-[calc(100dvh-6rem)] lg:min-w-0 lg:self-start lg:overflow-y-auto lg:rounded-card">
      {!(filters.state && filters.quantity) && (
        <p className="mb-2 w-full text-sm">
          Enter{' '}
          {[!filters.quantity && 'a quantity', !filters.state && 'a state'].filter(Boolean).join(' and ')} to
          see prices with delivery.
        </p>
      )}
      <FiltersForm
        id={FORM}
        read={({ quantity = '', in: unit = '', ...others }) => ({
          ...withDetails(others),
          quantity: quantityInUrl(quantity, unit, quantityUnits(material)),
        })}
        button="Compare"
        className="mb-2 columns-fit [--column:8rem] w-full items-end gap-3 lg:card lg:grid-cols-1 lg:p-4"
      >
        {compare && <input type="hidden" name="compare" value={compare} />}
        <QuantityField
          material={material}
          quantity={filters.quantity}
          onQuantity={(quantity) => filter({ quantity })}
        />
        <SelectField
          label="State"
          name="state"
          emptyOption="All of Nigeria"
          options={STATES}
          noteOf={(state) => states.find((each) => each.state === state)?.count.toString()}
          value={filters.state ?? ''}
          onChange={(event) => filter({ state: event.target.value, lga: '' })}
        />
        <div className="hidden gap-3 filters-open:grid lg:grid">{choices}</div>
      </FiltersForm>
      <FilterSheet
        form={FORM}
        set={Object.keys(inSheet).length + details.length}
        foot={(close) => (
          <button type="button" className="button button-action" onClick={close}>
            {outcome}
          </button>
        )}
      >
        {() => (
          <FiltersForm read={withDetails} button="Search" className="grid gap-3">
            {choices}
          </FiltersForm>
        )}
      </FilterSheet>
    </div>
  )
}

type ChoicesProps = Pick<FiltersProps, 'comparison' | 'filters'> & {
  /** The class, which is chosen above the offers. */
  kind: Detail | undefined
}

function Choices({ comparison: { brands, details }, filters, kind }: ChoicesProps) {
  const filter = useUrlFilters()
  const names = brands.map(({ brand }) => brand)
  const { brand } = filters
  const chosen = parseDetails(filters.detail ?? '')
  const minimum = String(filters.maxMinimumOrder ?? '')
  return (
    <>
      <LgaField
        state={filters.state}
        lga={filters.lga}
        onChange={(event) => filter({ lga: event.target.value })}
      />
      {(names.length > 0 || brand) && (
        <SelectField
          label="Brand"
          name="brand"
          emptyOption="Every brand"
          options={brand && !names.includes(brand) ? [brand, ...names] : names}
          noteOf={(name) => brands.find((each) => each.brand === name)?.count.toString()}
          value={brand ?? ''}
          onChange={(event) => filter({ brand: event.target.value })}
        />
      )}
      {kind && chosen[kind.id] && <input type="hidden" name={detailField(kind.id)} value={chosen[kind.id]} />}
      {details.map(
        ({ id, name, values }) =>
          id !== kind?.id &&
          (values.length > 1 || chosen[id]) && (
            <SelectField
              key={id}
              label={capital(name)}
              name={detailField(id)}
              emptyOption="Any"
              options={optionsOf(values, chosen[id])}
              noteOf={(value) => values.find((each) => each.value === value)?.count.toString()}
              value={chosen[id] ?? ''}
              onChange={(event) => filter({ detail: withDetail(filters.detail, id, event.target.value) })}
            />
          ),
      )}
      <TextField
        key={minimum}
        label="Minimum order up to"
        name="maxMinimumOrder"
        inputMode="numeric"
        pattern="[0-9]{1,7}"
        title="A whole number such as 50"
        placeholder="Any"
        autoComplete="off"
        defaultValue={minimum}
        onBlur={({ currentTarget }) =>
          currentTarget.value !== minimum &&
          currentTarget.reportValidity() &&
          filter({ maxMinimumOrder: currentTarget.value })
        }
      />
      <CheckField
        label="Verified sellers only"
        name="verified"
        value="true"
        checked={filters.verified === true}
        onChange={(event) => filter({ verified: event.target.checked ? 'true' : '' })}
      />
    </>
  )
}

/** What is chosen stays there where the place has none of it. */
function optionsOf(values: ShownComparison['details'][number]['values'], chosen: string | undefined) {
  const options = values.map(({ value, label }) => [value, label] as const)
  return chosen === undefined || values.some(({ value }) => value === chosen)
    ? options
    : [...options, [chosen, chosen] as const]
}

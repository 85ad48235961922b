import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Bill } from '#domain/bills/bill-schema.ts'
import type { BillPricing, PriceInput } from '#domain/bills/pricing/pricing-schema.ts'
import { dayInNigeria } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import { STATES } from '#domain/places.ts'
import { STARTING_MARGINS } from '#domain/rates/build-up.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { useSingleMutation } from '#web/single-mutation.ts'
import { ChoiceField, InputField } from '#web/ui/form-fields.tsx'
import { parseFigure } from '#web/ui/typed-figure.ts'
import { type BillAccess, linesQuery, priceBill, pricingQuery } from './bill-api.ts'
import { parseFloorArea, WRONG_AREA } from './bill-words.ts'

type PriceFormProps = { access: BillAccess; project: Bill['project']; pricing: BillPricing | null }

/** Where, when and with what on top a bill is priced; what was said last time, or of its project, stands there already. */
export function PriceForm({ access, project, pricing }: PriceFormProps) {
  const before: Partial<PriceInput> | undefined = pricing?.input ?? project ?? undefined
  const [state, setState] = useState<string>(before?.state ?? '')
  const [date, setDate] = useState(before?.date ?? '')
  const [typed, setTyped] = useState({
    overheads: String(before?.overheads ?? STARTING_MARGINS.overheads),
    profit: String(before?.profit ?? STARTING_MARGINS.profit),
    floorArea: before?.floorArea ? String(before.floorArea) : '',
  })
  const [checked, setChecked] = useState(false)
  const queryClient = useQueryClient()
  const pricingIt = useSingleMutation({
    mutationFn: (input: PriceInput) => priceBill(access.id, input),
    onSuccess: (priced) => {
      queryClient.setQueryData(pricingQuery(access).queryKey, priced)
      return queryClient.invalidateQueries({ queryKey: linesQuery(access).queryKey })
    },
    // What is wrong with the day stands beside it.
    onError: (error) => refusalOf(error) ?? toastFailure(error),
  })
  const refused = refusalOf(pricingIt.error)
  const overheads = percentOf(typed.overheads)
  const profit = percentOf(typed.profit)
  const area = parseFloorArea(typed.floorArea)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (overheads === undefined || profit === undefined || area === undefined) return
    pricingIt.mutate({
      state: STATES.find((each) => each === state) ?? null,
      overheads,
      profit,
      floorArea: area,
      date: date || null,
      have: before?.have ?? [],
    })
  }
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
  })
  const wrongPercent = (value: number | undefined) =>
    checked && value === undefined ? 'A number from 0 to 500' : undefined
  return (
    <div className="@container print:hidden">
      <form
        onSubmit={submit}
        noValidate
        className="grid items-start gap-4 @min-[36rem]:grid-cols-2 @min-[58rem]:grid-cols-[minmax(0,1fr)_10rem_7rem_7rem_10rem_auto]"
      >
        <ChoiceField
          label="Prices in"
          emptyOption="All of Nigeria"
          options={STATES}
          value={state}
          onChange={({ target }) => setState(target.value)}
        />
        <InputField
          label="Prices on"
          hint={date ? 'Prices of that week, from the price index.' : 'Leave it empty for today’s prices.'}
          error={refused?.message}
          type="date"
          max={dayInNigeria(new Date())}
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
        <InputField label="Overheads, %" error={wrongPercent(overheads)} {...field('overheads')} />
        <InputField label="Profit, %" error={wrongPercent(profit)} {...field('profit')} />
        <InputField
          label="Floor area, m²"
          hint="For the cost of 1 m²."
          error={checked && area === undefined ? WRONG_AREA : undefined}
          {...field('floorArea')}
        />
        <button
          type="submit"
          className="button button-action self-start @min-[36rem]:mt-[1.6rem]"
          aria-disabled={pricingIt.isPending}
          data-working={pricingIt.isPending}
        >
          {pricingIt.isPending ? 'Pricing...' : pricing ? 'Price again' : 'Price it'}
        </button>
      </form>
    </div>
  )
}

function percentOf(typed: string): number | undefined {
  const value = parseFigure(typed)
  return value !== undefined && value <= 500 ? value : undefined
}

const refusalOf = (error: Error | null) =>
  error instanceof AppError ? error.fields.find(({ path }) => path === 'date') : undefined

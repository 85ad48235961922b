import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { storeName } from '#domain/accounts/account-rules.ts'
import type { Image } from '#domain/images/image-schema.ts'
import { WEEKDAYS } from '#domain/shops/opening-hours.ts'
import { SLUG_LENGTH, suggestSlug } from '#domain/shops/shop-address.ts'
import { ShopForm } from '#domain/shops/shop-form.ts'
import { shopPath } from '#domain/shops/shop-path.ts'
import type { Area, Shop } from '#domain/shops/shop-schema.ts'
import { DashboardForm } from '#web/layout/dashboard-page.tsx'
import { useSentForm } from '#web/sent-form.ts'
import { useConfirmedFirst } from '#web/session/confirmed-first.tsx'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { FormDraftNotice, useFormDraft } from '#web/ui/form-draft.tsx'
import { FieldGroup, FormField, InputField } from '#web/ui/form-fields.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { FailureNotice } from '#web/ui/state-notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { AreasField, withArea } from './areas-field.tsx'
import { CoverField } from './cover-field.tsx'
import { saveShop, shopDetailsQuery } from './shop-api.ts'

/** What a shop says beside its owner's profile: address, cover, hours, and where it delivers to. */
export function ShopPageForm() {
  const { _id: userId } = useOwner()
  const { data: shop, error, refetch } = useQuery({ ...shopDetailsQuery(userId), staleTime: 0 })
  return (
    <DashboardForm title="Your shop page" note="Its address, cover and hours, and where you deliver.">
      {shop ? (
        <LoadedForm shop={shop} />
      ) : error ? (
        <FailureNotice onRetry={() => refetch()}>{error.message}</FailureNotice>
      ) : (
        <Loading />
      )}
    </DashboardForm>
  )
}

const USUAL = { opens: '08:00', closes: '17:00' }

const valuesOf = ({ slug, hours, areas, cover }: Shop): ShopForm => ({
  slug: slug ?? '',
  cover: cover?.url ?? null,
  hours: WEEKDAYS.map((_, index) => {
    const day = hours[index]
    const { opens, closes } = day ?? USUAL
    return { open: Boolean(day), opens, closes: closes === '24:00' ? '00:00' : closes }
  }),
  areas,
})

function LoadedForm({ shop }: { shop: Shop }) {
  const user = useOwner()
  const queryClient = useQueryClient()
  const baseUrl = useRouteContext({ from: '__root__', select: (context) => context.baseUrl })
  const [cover, setCover] = useState<Image | null>(shop.cover)
  const { confirmedFirst, dialog } = useConfirmedFirst()
  const { form, field, submit, errors, sending } = useSentForm({
    schema: ShopForm,
    values: valuesOf(shop),
    resetOptions: { keepDirtyValues: true },
    send: async (input) => {
      const saved = await confirmedFirst(() => saveShop(user._id, input))
      form.reset(valuesOf(saved))
      draft.drop()
      queryClient.setQueryData(shopDetailsQuery(user._id).queryKey, saved)
      toast('Updated successfully')
    },
  })
  const { cover: _cover, ...typed } = valuesOf(shop)
  const draft = useFormDraft(`shop-page:${user._id}`, form, typed)
  const days = useWatch({ control: form.control, name: 'hours' })
  const areas = useWatch({ control: form.control, name: 'areas' })
  const [place, setPlace] = useState<Area>()
  const setAreas = (chosen: Area[]) =>
    form.setValue('areas', chosen, { shouldDirty: true, shouldValidate: true })
  const save = (event: FormEvent) => {
    // Chosen, and "Add" was not pressed.
    const covers = ({ state, lga }: Area) =>
      state === place?.state && (place.lga === null || lga === null || lga === place.lga)
    if (place && !areas.some(covers)) setAreas(withArea(areas, place))
    setPlace(undefined)
    return submit(event)
  }
  const suggestion = shop.slug ? undefined : suggestSlug(storeName(user))
  return (
    <>
      <form className="grid grid-cols-1 gap-6" noValidate onSubmit={save}>
        <FormDraftNotice draft={draft} />
        <div className="grid gap-2">
          <InputField
            label="Short address"
            hint={
              shop.slug
                ? `${baseUrl}${shopPath(shop)}. If you change it, the old address still leads to your shop, but nobody can use it again.`
                : `${SLUG_LENGTH.min} to ${SLUG_LENGTH.max} letters a to z, digits and hyphens, after ${baseUrl}/shop/`
            }
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...field('slug')}
          />
          {suggestion && (
            <button
              type="button"
              className="link min-h-11 justify-self-start"
              onClick={() => form.setValue('slug', suggestion, { shouldDirty: true, shouldValidate: true })}
            >
              Use {suggestion}
            </button>
          )}
        </div>
        <CoverField
          cover={cover}
          onCover={(chosen) => {
            setCover(chosen)
            form.setValue('cover', chosen?.url ?? null, { shouldDirty: true })
          }}
        />
        <FieldGroup label="Opening hours" hint="In Lagos time. If you close at midnight, write 00:00.">
          <ul className="grid gap-2">
            {WEEKDAYS.map((weekday, index) => (
              <li key={weekday} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <label className="flex min-h-11 w-36 cursor-pointer items-center gap-2">
                  <input
                    type="checkbox"
                    className="size-5 shrink-0 accent-action"
                    {...form.register(`hours.${index}.open`)}
                  />
                  {weekday}
                </label>
                {days[index]?.open ? (
                  <div className="flex flex-wrap items-start gap-2">
                    <DayTime label={`${weekday} opens`} {...field(`hours.${index}.opens`)} />
                    <span className="py-2.5">to</span>
                    <DayTime label={`${weekday} closes`} {...field(`hours.${index}.closes`)} />
                  </div>
                ) : (
                  <span className="text-quiet">Closed</span>
                )}
              </li>
            ))}
          </ul>
        </FieldGroup>
        <AreasField
          areas={areas}
          error={errors.areas?.message}
          onAreas={setAreas}
          place={place}
          onPlace={setPlace}
        />
        <SubmitButton fitted sending={sending} sendingText="Saving...">
          Save the shop page
        </SubmitButton>
      </form>
      {dialog}
    </>
  )
}

type DayTimeProps = ReturnType<ReturnType<typeof useSentForm<ShopForm, unknown>>['field']> & { label: string }

function DayTime({ label, error, ...input }: DayTimeProps) {
  return (
    <div className="w-36 max-w-full [&_label]:sr-only">
      <FormField label={label} error={error}>
        {(control) => <input type="time" {...control} {...input} />}
      </FormField>
    </div>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OwnUser } from '#domain/accounts/account-schema.ts'
import { AppError, isMissing } from '#domain/errors.ts'
import { canEditOffer } from '#domain/offers/offer-rules.ts'
import { answerOf } from '#web/api-client.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { type Edited, editedOfferQuery, type Offer, type OfferKind } from './offer-kind.ts'
import type { OfferText } from './typed-form.ts'
import type { Editing } from './use-offer-form.ts'

/** A new offer, sent once however often its answer is lost. @param text what its form begins with */
export const newOffer = <Saved extends Offer, Text extends OfferText, Creation, Update>(
  kind: OfferKind<Saved, Text, Creation, Update>,
  owner: OwnUser,
  text: Text,
  onSaved: (saved: Saved) => void,
): Editing<Text, Creation, Saved> => ({
  kind,
  draftName: `${kind.noun}:${owner._id}`,
  start: { text, images: [] },
  schema: kind.creation,
  save: async (body, { key }) =>
    (await answerOf(kind.create(body, { headers: { 'Idempotency-Key': key } }))).json(),
  onSaved,
})

type EditOffer<Saved extends Offer, Text extends OfferText, Creation, Update> = {
  kind: OfferKind<Saved, Text, Creation, Update>
  id: string
  /** Of the page until the form stands there with its own. */
  title: string
  onSaved: (saved: Saved) => void
  children: (editing: Editing<Text, Update, Saved>) => ReactNode
}

/** What somebody wants to edit, once it is there and theirs. */
export function EditOffer<Saved extends Offer, Text extends OfferText, Creation, Update>({
  kind,
  id,
  title,
  onSaved,
  children,
}: EditOffer<Saved, Text, Creation, Update>) {
  const owner = useOwner()
  const queryClient = useQueryClient()
  const query = editedOfferQuery(kind, id)
  const { data, error, refetch } = useQuery(query)
  const isForeign =
    error instanceof AppError
      ? error.code === 'forbidden'
      : data && !canEditOffer({ id: owner._id }, data.offer)
  const startOf = ({ offer, etag }: Edited<Saved>) => ({
    text: kind.textOf(offer),
    images: offer.images,
    etag,
  })
  if (data && !isForeign)
    return children({
      kind,
      draftName: `${kind.noun}:${owner._id}:${id}`,
      start: startOf(data),
      schema: kind.change(data.offer.imageUrls.length === 0),
      save: async (body, { etag }) => {
        const headers = etag === undefined ? {} : { 'If-Match': etag }
        return (await answerOf(kind.update(id, body, { headers }))).json()
      },
      onSaved,
      latest: async () => startOf(await queryClient.query({ ...query, staleTime: 0 })),
    })
  const toShop = (
    <Link to="/shop-details" className="button button-action">
      Go to your shop
    </Link>
  )
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{title}</h1>
      {isForeign ? (
        <EmptyNotice hint="Only whoever has put it up can change it." action={toShop}>
          This is not your {kind.noun}
        </EmptyNotice>
      ) : isMissing(error) ? (
        <EmptyNotice hint="It may have been taken down, or the address is mistyped." action={toShop}>
          {kind.missing}
        </EmptyNotice>
      ) : error ? (
        <FailureNotice onRetry={refetch}>{error.message}</FailureNotice>
      ) : (
        <p role="status">Loading...</p>
      )}
    </div>
  )
}

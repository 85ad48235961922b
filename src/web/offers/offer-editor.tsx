import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { OwnUser } from '#domain/accounts/account-schema.ts'
import { AppError, isMissing } from '#domain/errors.ts'
import { canEditOffer } from '#domain/offers/offer-rules.ts'
import { answerOf } from '#web/api-client.ts'
import { useConfirmedFirst } from '#web/session/confirmed-first.tsx'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { type Edited, editedOfferQuery, type Offer, type OfferFormKind } from './offer-kind.ts'
import type { OfferText } from './typed-form.ts'
import type { Editing } from './use-offer-form.ts'

type EditorTexts = { title: string; submit: string; sending: string }

/** The form of a kind, whatever it sends. */
export type OfferForm<Text extends OfferText, Saved> = <Output>(form: {
  texts: EditorTexts
  editing: Editing<Text, Output, Saved>
}) => ReactNode

type OfferEditorProps<Saved extends Offer, Text extends OfferText, Creation, Update> = {
  kind: OfferFormKind<Saved, Text, Creation, Update>
  texts: { create: EditorTexts; edit: EditorTexts }
  /** What the form of a new one begins with. */
  newText: (owner: OwnUser) => Text
  form: OfferForm<Text, Saved>
  /** Of the offer that is edited; without it a new one is put up. */
  id: string | undefined
  onSaved: (saved: Saved) => void
}

/** A new offer, or one of the owner's own: its form, and how that is sent. */
export function OfferEditor<Saved extends Offer, Text extends OfferText, Creation, Update>(
  editor: OfferEditorProps<Saved, Text, Creation, Update>,
) {
  const owner = useOwner()
  const { confirmedFirst, dialog } = useConfirmedFirst()
  const { kind, texts, newText, form: Form, id, onSaved } = editor
  const [sentLater, setSentLater] = useState(0)
  if (id !== undefined) return <EditedOffer {...editor} id={id} owner={owner} />
  return (
    <>
      <Form
        key={sentLater}
        texts={texts.create}
        editing={{
          kind,
          later: kind.later(undefined),
          onSentLater: () => setSentLater(sentLater + 1),
          draftName: `${kind.noun}:${owner._id}`,
          start: { text: newText(owner), images: [] },
          schema: kind.creation,
          save: (body, options) => confirmedFirst(() => answerOf(kind.create(body, options))),
          onSaved,
        }}
      />
      {dialog}
    </>
  )
}

type Existing<Saved extends Offer, Text extends OfferText, Creation, Update> = OfferEditorProps<
  Saved,
  Text,
  Creation,
  Update
> & { id: string; owner: OwnUser }

/** What somebody wants to edit, once it is there and theirs. */
function EditedOffer<Saved extends Offer, Text extends OfferText, Creation, Update>({
  kind,
  texts,
  form: Form,
  id,
  owner,
  onSaved,
}: Existing<Saved, Text, Creation, Update>) {
  const queryClient = useQueryClient()
  const query = editedOfferQuery(kind, id)
  const { data, error, refetch } = useQuery(query)
  const latest = () => queryClient.query({ ...query, staleTime: 0 })
  const [sentLater, setSentLater] = useState(0)
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
    return (
      <Form
        key={sentLater}
        texts={texts.edit}
        editing={{
          kind,
          later: kind.later(id),
          onSentLater: () => void latest().then(() => setSentLater(sentLater + 1), reportError),
          draftName: `${kind.noun}:${owner._id}:${id}`,
          start: startOf(data),
          schema: kind.change(data.offer.imageUrls.length === 0),
          save: (body, options) => kind.update(id, body, options),
          onSaved,
          latest: async () => startOf(await latest()),
        }}
      />
    )
  const toShop = (
    <Link to="/shop-details" className="button button-action">
      Go to your shop
    </Link>
  )
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{texts.edit.title}</h1>
      {isForeign ? (
        <EmptyNotice hint="Only the seller who put it up can change it." action={toShop}>
          This is not your {kind.noun}
        </EmptyNotice>
      ) : isMissing(error) ? (
        <EmptyNotice hint="It may have been taken down, or the address is wrong." action={toShop}>
          {kind.missing}
        </EmptyNotice>
      ) : error ? (
        <FailureNotice onRetry={refetch}>{error.message}</FailureNotice>
      ) : (
        <Loading />
      )}
    </div>
  )
}

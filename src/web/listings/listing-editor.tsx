import type { Listing } from '#domain/listings/listing-schema.ts'
import { EditOffer, newOffer } from '#web/offers/offer-editing.tsx'
import { ChangedElsewhere, DraftNotice } from '#web/offers/offer-notices.tsx'
import { PicturesField } from '#web/offers/pictures-field.tsx'
import { type Editing, useOfferForm } from '#web/offers/use-offer-form.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { ListingFields } from './listing-fields.tsx'
import { LISTING, LISTING_LABELS, type ListingText, NEW_LISTING } from './listing-offer.ts'

const WORDS = {
  create: { title: 'Create a Listing', submit: 'Create Listing', sending: 'Creating...' },
  edit: { title: 'Update your Listing', submit: 'Update Listing', sending: 'Updating...' },
}

type Editor<Output> = Editing<ListingText, Output, Listing> & { words: (typeof WORDS)['create'] }

type Saved = { onSaved: (listing: Listing) => void }

export function CreateListing({ onSaved }: Saved) {
  return <ListingEditor words={WORDS.create} {...newOffer(LISTING, useOwner(), NEW_LISTING, onSaved)} />
}

export function EditListing({ id, onSaved }: Saved & { id: string }) {
  return (
    <EditOffer kind={LISTING} id={id} title={WORDS.edit.title} onSaved={onSaved}>
      {(editing) => <ListingEditor words={WORDS.edit} {...editing} />}
    </EditOffer>
  )
}

/** A home in one form. What goes wrong is also shown under the button. */
function ListingEditor<Output>({ words, ...editing }: Editor<Output>) {
  const { form, field, submit, sending, failure, pictures, changes, choose, draft } = useOfferForm(editing)
  return (
    <form onSubmit={submit} noValidate aria-labelledby="editor" className="card grid gap-4 p-4 md:p-6">
      <h1 id="editor" className="text-2xl">
        {words.title}
      </h1>
      <DraftNotice draft={draft} />
      <ChangedElsewhere changes={changes} labels={LISTING_LABELS} noun={LISTING.noun} onChoose={choose} />
      <ListingFields form={form} field={field} />
      {/* A choice that ends without a picture is answered with the words of one too many. */}
      <PicturesField
        label={LISTING_LABELS.imageUrls}
        noneChosen={LISTING.images.tooMany}
        active
        {...pictures}
      />
      <div className="grid gap-2 sm:justify-items-start">
        <SubmitButton sending={sending} sendingText={words.sending}>
          {words.submit}
        </SubmitButton>
        {failure && <p className="font-semibold text-alarm">{failure}</p>}
      </div>
    </form>
  )
}

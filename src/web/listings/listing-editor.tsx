import type { Listing } from '#domain/listings/listing-schema.ts'
import { ImagesField } from '#web/offers/images-field.tsx'
import { OfferEditor, type OfferForm } from '#web/offers/offer-editor.tsx'
import { ChangedElsewhere, DraftNotice } from '#web/offers/offer-notices.tsx'
import { useOfferForm } from '#web/offers/use-offer-form.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { ListingFields } from './listing-fields.tsx'
import { LISTING, LISTING_LABELS, type ListingText, NEW_LISTING } from './listing-offer.ts'

const TEXTS = {
  create: { title: 'Create a Listing', submit: 'Create Listing', sending: 'Creating...' },
  edit: { title: 'Update your Listing', submit: 'Update Listing', sending: 'Updating...' },
}

type ListingEditorProps = { id?: string; onSaved: (listing: Listing) => void }

/** @param id of the home that is edited; without it a new one is put up */
export function ListingEditor({ id, onSaved }: ListingEditorProps) {
  const editor = { kind: LISTING, texts: TEXTS, newText: () => NEW_LISTING, form: ListingForm }
  return <OfferEditor {...editor} id={id} onSaved={onSaved} />
}

/** A home in one form. What goes wrong is also shown under the button. */
const ListingForm: OfferForm<ListingText, Listing> = ({ texts, editing }) => {
  const { form, field, submit, sending, failure, imagesField, changes, choose, draft } = useOfferForm(editing)
  return (
    <form onSubmit={submit} noValidate aria-labelledby="editor" className="card grid gap-4 p-4 md:p-6">
      <h1 id="editor" className="text-2xl">
        {texts.title}
      </h1>
      <DraftNotice draft={draft} />
      <ChangedElsewhere changes={changes} labels={LISTING_LABELS} noun={LISTING.noun} onChoose={choose} />
      <ListingFields form={form} field={field} />
      {/* A choice that ends without an image gets the same message as one too many. */}
      <ImagesField
        label={LISTING_LABELS.imageUrls}
        noneChosen={LISTING.images.tooMany}
        active
        {...imagesField}
      />
      <div className="grid gap-2 sm:justify-items-start">
        <SubmitButton sending={sending} sendingText={texts.sending}>
          {texts.submit}
        </SubmitButton>
        {failure && <p className="font-semibold text-alarm">{failure}</p>}
      </div>
    </form>
  )
}

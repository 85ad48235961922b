import type * as z from 'zod/mini'
import { LISTING_IMAGES_MAX } from '#domain/listings/listing-rules.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { ListingFields } from './listing-fields.tsx'
import { LISTING_LABELS, type ListingText } from './listing-text.ts'
import type { Start } from './offer-draft.ts'
import { ChangedElsewhere, DraftNotice } from './offer-notices.tsx'
import { PicturesField } from './pictures-field.tsx'
import type { Sending } from './selling-api.ts'
import { useOfferForm } from './use-offer-form.ts'

const WORDS = {
  create: { title: 'Create a Listing', submit: 'Create Listing', sending: 'Creating...' },
  edit: { title: 'Update your Listing', submit: 'Update Listing', sending: 'Updating...' },
}

const PICTURE = {
  purpose: 'listing',
  max: LISTING_IMAGES_MAX,
  tooMany: `You can only upload ${LISTING_IMAGES_MAX} images per lisiting`,
} as const

type Editor<Output> = {
  mode: keyof typeof WORDS
  /** Of the draft. */
  name: string
  start: Start<ListingText>
  schema: z.ZodMiniType<Output, ListingText>
  save: (output: Output, sending: Sending) => Promise<Listing>
  onSaved: (listing: Listing) => void
  latest?: () => Promise<Start<ListingText>>
}

/** §2: a home in one form. What goes wrong stands under the button, too. */
export function ListingEditor<Output>({ mode, ...offer }: Editor<Output>) {
  const words = WORDS[mode]
  const { form, field, submit, sending, failure, pictures, changes, choose, draft } = useOfferForm({
    ...offer,
    picture: PICTURE,
  })
  return (
    <form onSubmit={submit} noValidate aria-labelledby="editor" className="card grid gap-4 p-4 md:p-6">
      <h1 id="editor" className="text-2xl">
        {words.title}
      </h1>
      <DraftNotice draft={draft} />
      <ChangedElsewhere changes={changes} labels={LISTING_LABELS} noun="listing" onChoose={choose} />
      <ListingFields form={form} field={field} />
      {/* §5: the words of one too many are said here, too. */}
      <PicturesField label={LISTING_LABELS.imageUrls} noneChosen={PICTURE.tooMany} active {...pictures} />
      <div className="grid gap-2 sm:justify-items-start">
        <SubmitButton sending={sending} sendingText={words.sending}>
          {words.submit}
        </SubmitButton>
        {failure && <p className="font-semibold text-alarm">{failure}</p>}
      </div>
    </form>
  )
}

import { type FormEvent, useEffect, useRef } from 'react'
import type { Product } from '#domain/products/product-schema.ts'
import { ImagesField } from '#web/offers/images-field.tsx'
import { OfferEditor, type OfferForm } from '#web/offers/offer-editor.tsx'
import { ChangedElsewhere, DraftNotice } from '#web/offers/offer-notices.tsx'
import { useOfferForm } from '#web/offers/use-offer-form.ts'
import { toastFieldError } from '#web/sent-form.ts'
import { StepBar } from '#web/ui/step-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { clearErrorToasts } from '#web/ui/toast.ts'
import { useReader } from './load-reader.ts'
import { AboutFields, SaleFields } from './product-fields.tsx'
import { FIRST_STEP, newProductText, PRODUCT, PRODUCT_LABELS, type ProductText } from './product-offer.ts'
import { saleWords } from './sale-text.ts'
import { useWizardStep } from './wizard-step.ts'

const TEXTS = {
  create: { title: 'Create Product', submit: 'Create Product', sending: 'Creating...' },
  edit: { title: 'Update Product', submit: 'Update Product', sending: 'Updating...' },
}

const stepOf = (field: string) => (FIRST_STEP.some((name) => name === field) ? 1 : 2)

type ProductEditorProps = { id?: string; onSaved: (product: Product) => void }

/** @param id of the product that is edited; without it a new one is put up */
export function ProductEditor({ id, onSaved }: ProductEditorProps) {
  const editor = { kind: PRODUCT, texts: TEXTS, newText: newProductText, form: ProductForm }
  return <OfferEditor {...editor} id={id} onSaved={onSaved} />
}

/** A product in two steps. Both are in the page, one of them hidden: nothing is lost between them. */
const ProductForm: OfferForm<ProductText, Product> = ({ texts, editing }) => {
  const { step, goTo } = useWizardStep()
  const heading = useRef<HTMLHeadingElement>(null)
  const toFocus = useRef<keyof ProductText>(undefined)
  const { form, field, submit, sending, imagesField, changes, choose, draft } = useOfferForm({
    ...editing,
    onSentLater: () => {
      // A new one is put up: the next begins with its first step.
      if (!editing.latest) goTo(1)
      editing.onSentLater()
    },
    reveal: (wrong) => {
      if (stepOf(wrong) === step) return false
      toFocus.current = wrong as keyof ProductText
      goTo(stepOf(wrong))
      return true
    },
  })
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (toFocus.current) form.setFocus(toFocus.current)
    else heading.current?.focus({ preventScroll: true })
    toFocus.current = undefined
  }, [step, form])

  // What is submitted is checked again as it changes; the first step is not submitted.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const changed = FIRST_STEP.find((each) => each === name)
          if (changed && form.getFieldState(changed).error) void form.trigger(changed)
        },
      }),
    [form],
  )

  const reader = useReader()
  /** What the name says is chosen already on the second step, as long as nobody has chosen there. */
  const fillShelf = () => {
    const { name, description, unit, type, categories } = form.getValues()
    const shelf = type === '' && categories === '' && reader?.shelfOf({ name, description })
    if (!shelf) return
    form.setValue('type', shelf.type, { shouldDirty: true })
    form.setValue('categories', shelf.categories, { shouldDirty: true })
    form.setValue('subCategories', shelf.subCategories, { shouldDirty: true })
    if (unit === '' && shelf.unit) form.setValue('unit', shelf.unit, { shouldDirty: true })
  }
  const next = async (event: FormEvent) => {
    event.preventDefault()
    clearErrorToasts()
    if (await form.trigger(FIRST_STEP)) {
      fillShelf()
      return goTo(2)
    }
    const wrong = FIRST_STEP.find((each) => form.getFieldState(each).error)
    if (!wrong) return
    toastFieldError(form, wrong)
    form.setFocus(wrong)
  }
  return (
    <form
      onSubmit={step === 1 ? next : submit}
      noValidate
      aria-labelledby="wizard"
      className="card grid gap-4 p-4 md:p-6"
    >
      <div>
        <h1 id="wizard" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {texts.title}
        </h1>
        <p className="text-quiet">
          Step {step} of 2: {step === 1 ? 'what it is and where' : 'its kind, its price and its pictures'}
        </p>
        <StepBar step={step} of={2} />
      </div>
      <DraftNotice draft={draft} />
      <ChangedElsewhere
        changes={changes}
        labels={PRODUCT_LABELS}
        noun={PRODUCT.noun}
        wordsOf={saleWords}
        onChoose={choose}
      />
      <div hidden={step !== 1}>
        <AboutFields form={form} field={field} />
      </div>
      <div hidden={step !== 2} className={step === 2 ? 'grid gap-4' : ''}>
        <SaleFields form={form} field={field} />
        <ImagesField label={PRODUCT_LABELS.imageUrls} active={step === 2} {...imagesField} />
      </div>
      <div className="flex flex-wrap gap-3">
        {step === 2 && (
          <button type="button" className="button button-quiet" onClick={() => goTo(1)}>
            Back
          </button>
        )}
        <div className="grid grow sm:grow-0">
          {step === 1 ? (
            <button type="submit" className="button button-action sm:min-w-40">
              Next
            </button>
          ) : (
            <SubmitButton sending={sending} sendingText={texts.sending}>
              {texts.submit}
            </SubmitButton>
          )}
        </div>
      </div>
    </form>
  )
}

import { startTransition, useEffect, useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Reader, useReader } from './load-reader.ts'
import type { ProductText } from './product-offer.ts'
import type { SaleReading } from './reader.ts'
import { typedPack } from './sale-text.ts'

export type FormReading = {
  /** Nothing until it is loaded. */
  reader: Reader | undefined
  /** By the reader alone. */
  read: SaleReading | undefined
  /** With what its seller has corrected. */
  shown: SaleReading | undefined
  isCorrected: boolean
}

const READ = ['name', 'description', 'unit', 'type', 'categories', 'subCategories'] as const
const CORRECTED = ['pack', 'material'] as const
type Texts = Pick<ProductText, (typeof READ)[number] | (typeof CORRECTED)[number]>

/** What the form says of its offer, as it is read and as its seller has corrected it. It follows the typing, which never waits for it. */
export function useFormReading<Output>(form: UseFormReturn<ProductText, unknown, Output>): FormReading {
  const reader = useReader()
  const { name, description, unit, type, categories, subCategories, pack, material } = useTexts(form)
  const offer = useMemo(
    () => reader?.offeredText({ name, description, unit, type, categories, subCategories }),
    [reader, name, description, unit, type, categories, subCategories],
  )
  const read = useMemo(() => offer && reader?.readSale(offer), [reader, offer])
  const isCorrected = pack !== null || material !== null
  const shown = useMemo(
    () =>
      isCorrected && offer
        ? reader?.readSale(offer, { ...(pack && { pack: typedPack(pack) }), ...(material && { material }) })
        : read,
    [reader, offer, read, isCorrected, pack, material],
  )
  return { reader, read, shown, isCorrected }
}

function useTexts<Output>(form: UseFormReturn<ProductText, unknown, Output>): Texts {
  const [texts, setTexts] = useState<Texts>(() => form.getValues())
  useEffect(() => {
    const follow = (now: Texts) =>
      startTransition(() =>
        setTexts((before) =>
          [...READ, ...CORRECTED].every((name) => before[name] === now[name]) ? before : { ...now },
        ),
      )
    follow(form.getValues())
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => follow(values) })
  }, [form])
  return texts
}

import { useMemo } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
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

/** What the form says of its offer, as it is read and as its seller has corrected it. */
export function useFormReading<Output>({
  control,
}: UseFormReturn<ProductText, unknown, Output>): FormReading {
  const reader = useReader()
  const [name, description, unit, type, categories, subCategories, pack, material] = useWatch({
    control,
    name: ['name', 'description', 'unit', 'type', 'categories', 'subCategories', 'pack', 'material'],
  })
  const read = useMemo(
    () => reader?.readSale(reader.offeredText({ name, description, unit, type, categories, subCategories })),
    [reader, name, description, unit, type, categories, subCategories],
  )
  const isCorrected = pack !== null || material !== null
  const shown = useMemo(
    () =>
      reader && isCorrected
        ? reader.readSale(reader.offeredText({ name, description, unit, type, categories, subCategories }), {
            ...(pack && { pack: typedPack(pack) }),
            ...(material && { material }),
          })
        : read,
    [reader, read, isCorrected, name, description, unit, type, categories, subCategories, pack, material],
  )
  return { reader, read, shown, isCorrected }
}

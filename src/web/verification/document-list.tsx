import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useId, useState } from 'react'
import {
  DOCUMENT_BYTES_MAX,
  DOCUMENT_DAYS,
  DOCUMENT_TYPES,
  DOCUMENTS_MAX,
} from '#domain/verification/verification-rules.ts'
import type { BusinessDocument } from '#domain/verification/verification-schema.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { shrinkImage } from '#web/images/shrink-image.ts'
import { toast } from '#web/ui/toast.ts'
import { addDocument, removeDocument, verificationQuery } from './verification-api.ts'

const MEGABYTES = DOCUMENT_BYTES_MAX / 1024 / 1024

/** Of a photographed page, whose small print is still read. */
const LONGEST_SIDE = 2400

/** A photograph that is too large is made smaller, where the browser can open it. */
async function fitting(file: File): Promise<File> {
  if (file.size <= DOCUMENT_BYTES_MAX || !file.type.startsWith('image/')) return file
  const image = await shrinkImage(file, LONGEST_SIDE).catch(() => file)
  return new File([image], file.name, { type: image.type })
}

/** The files for whoever looks at the business. */
export function DocumentList({ documents }: { documents: readonly BusinessDocument[] }) {
  const queryClient = useQueryClient()
  const id = useId()
  const [sending, setSending] = useState(false)
  const change = async (work: () => Promise<void>) => {
    setSending(true)
    try {
      await work()
    } catch (error) {
      toastFailure(error)
    }
    await queryClient.invalidateQueries(verificationQuery)
    setSending(false)
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    void change(async () => {
      // One after the other: a cheap phone has no room for the photographs of them all.
      for (const file of files) {
        const document = await fitting(file)
        if (document.size <= DOCUMENT_BYTES_MAX) await addDocument(document)
        else toast(`A document may be up to ${MEGABYTES} MB: “${file.name}” is larger.`, { type: 'error' })
      }
    })
  }
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        Documents (up to {DOCUMENTS_MAX})
      </label>
      {documents.length > 0 && (
        <ul className="grid">
          {documents.map((document) => (
            <li key={document.id} className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">{document.name}</span>
              <button
                type="button"
                className="link min-h-11 font-semibold"
                aria-label={`Remove ${document.name}`}
                onClick={() => void change(() => removeDocument(document.id))}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      {documents.length < DOCUMENTS_MAX && (
        <input
          id={id}
          type="file"
          multiple
          accept={DOCUMENT_TYPES.join()}
          className="control"
          aria-describedby={`${id}-note`}
          onChange={choose}
        />
      )}
      <p id={`${id}-note`} className="text-sm text-quiet">
        Pictures or PDF, {MEGABYTES} MB each. Only our checkers see them, and we delete them {DOCUMENT_DAYS}{' '}
        days after the decision. Please do not send your NIN, BVN, passport or voter’s card: we do not need
        them.
      </p>
      <p role="status" className="text-sm">
        {sending && 'One moment...'}
      </p>
    </div>
  )
}

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormRegisterReturn,
  useController,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import { answerOf, type JsonResponse } from '#web/api-client.ts'
import { cancelWaiting, onSentLater, onWaiting, type WaitingCall, waitingOf } from '#web/offline/waiting.ts'
import { useSentForm } from '#web/sent-form.ts'
import { type Change, mergeChanges, sameFields } from './merge-changes.ts'
import { beginForm, type Start, storedImages, storeOfferDraft, type UploadedImage } from './offer-draft.ts'
import type { OfferLimits } from './offer-kind.ts'
import type { OfferText } from './typed-form.ts'
import { useImageUploads } from './use-image-uploads.ts'

/** An offer while it is created or edited. */
export type Editing<Text extends OfferText, Output, Saved> = {
  kind: OfferLimits
  /** Of the draft: one a person and an offer. */
  draftName: string
  start: Start<Text>
  schema: z.ZodMiniType<Output, Text>
  save: (output: Output, options: { headers: Record<string, string> }) => Promise<JsonResponse<Saved>>
  onSaved: (saved: Saved) => void
  /** How it waits for a line, and where it can be looked at meanwhile. */
  later: Pick<WaitingCall, 'method' | 'path'> & { page: string }
  /** It has waited, and is saved now: the form begins anew. */
  onSentLater: () => void
  /** What is edited, as it is now; of a new offer there is none. */
  latest?: () => Promise<Start<Text>>
}

type Form<Text extends OfferText & FieldValues, Output, Saved> = Editing<Text, Output, Saved> & {
  reveal?: (name: Path<Text>) => boolean
}

/** What a field needs: its name, its events, and what is wrong with it. */
export type FieldOf<Text extends FieldValues> = (
  name: Path<Text>,
) => UseFormRegisterReturn & { error: string | undefined }

/** A creation whose response was lost was changed and sent again. */
const ALREADY_THERE = 'What you sent before is already in your shop. Send this again to add it too.'

/**
 * The form of an offer, with its images. What is typed stays on the device until it is saved; what was changed
 * elsewhere meanwhile is shown beside it.
 */
export function useOfferForm<Text extends OfferText & FieldValues, Output, Saved>({
  kind,
  draftName,
  start,
  schema,
  save,
  onSaved,
  later,
  onSentLater: beginAnew,
  latest,
  reveal,
}: Form<Text, Output, Saved>) {
  const [begun] = useState(() => beginForm(draftName, start))
  const [restored, setRestored] = useState(begun.restored)
  const [changes, setChanges] = useState(begun.changes)
  const work = useRef({
    key: begun.key,
    base: begun.base,
    saved: false,
    /** What waits for a line, as the form had it. */
    waits: waitingOf(draftName) && begun.text,
  })
  const known = useRef(new Map<string, UploadedImage>())
  for (const each of [...begun.images, ...storedImages(start.images)]) known.current.set(each.image.url, each)

  const sent = useSentForm<Text, Output>({
    schema,
    defaultValues: begun.text as DefaultValues<Text>,
    ...(reveal && { reveal }),
    waits: (output, { getValues }) => {
      const { key, base } = work.current
      const text = getValues()
      work.current.waits = text
      return {
        ...later,
        what: `Your ${kind.noun} “${text.name}”`,
        body: output as object,
        draft: { store: 'device', key: draftName },
        isPrice: true,
        ...(base.etag === undefined ? { key } : { version: base.etag }),
      }
    },
    send: async (output, _, headers) => {
      try {
        await send(output, headers)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        if (error.code === 'stale' && latest) {
          if (mergeServerVersion(await latest()).length > 0) throw error
          return await send(output, headers)
        }
        if (error.code !== 'invalid' || error.fields.length > 0 || work.current.base.etag) throw error
        work.current.key = crypto.randomUUID()
        storeTyped()
        throw new AppError('conflict', ALREADY_THERE)
      }
    },
  })
  const send = async (output: Output, headers: Record<string, string>) => {
    const { key, base } = work.current
    // A create whose answer was lost is not done twice; an update is of the version that it began with.
    const once = base.etag === undefined ? { 'Idempotency-Key': key } : { 'If-Match': base.etag }
    const saved = await (await answerOf(save(output, { headers: { ...headers, ...once } }))).json()
    work.current.saved = true
    dropWaiting()
    storeOfferDraft(draftName, undefined)
    onSaved(saved)
  }
  const { form } = sent

  const isWaiting = () => {
    const waiting = waitingOf(draftName)
    return waiting !== undefined && waiting.refusal === undefined
  }
  const waits = useSyncExternalStore(onWaiting, isWaiting, () => false)
  const dropWaiting = () => {
    const waiting = waitingOf(draftName)
    if (waiting) cancelWaiting(waiting.key)
  }
  const latestBeginAnew = useRef(beginAnew)
  latestBeginAnew.current = beginAnew
  useEffect(
    () =>
      onSentLater(({ draft }) => {
        if (draft?.key !== draftName) return
        work.current.saved = true
        latestBeginAnew.current()
      }),
    [draftName],
  )

  const setField = (field: string, value: unknown) => {
    if (field === 'imageUrls' && Array.isArray(value))
      images.show(value.flatMap((url) => known.current.get(url) ?? []))
    else
      form.setValue(field as Path<Text>, value as PathValue<Text, Path<Text>>, {
        shouldValidate: form.formState.isSubmitted,
      })
  }
  /** Merges the current version on the server into the form. @returns the fields that differ */
  const mergeServerVersion = (now: Start<Text>) => {
    const { base } = work.current
    work.current.base = now
    for (const each of storedImages(now.images)) known.current.set(each.image.url, each)
    const found = mergeChanges(base.text, now.text, form.getValues())
    for (const change of found) if (change.taken === 'theirs') setField(change.name, change.theirs)
    setChanges(found)
    storeTyped()
    return found
  }
  const choose = (field: string, taken: Change<Text>['taken']) => {
    const change = changes.find((each) => each.name === field)
    if (!change) return
    setField(field, change[taken])
    setChanges(changes.map((each) => (each === change ? { ...each, taken } : each)))
  }

  const images = useImageUploads({
    purpose: kind.noun,
    ...kind.images,
    begin: begun.images,
    onChange: (list) => {
      for (const { arrived } of list) if (arrived) known.current.set(arrived.image.url, arrived)
      const urls = list.map(({ arrived }) => arrived?.image.url ?? '')
      const field = 'imageUrls' as Path<Text>
      form.setValue(field, urls as PathValue<Text, Path<Text>>)
      form.clearErrors(field)
    },
  })

  const storeTyped = () => {
    const { key, base, saved, waits } = work.current
    if (saved) return
    const typed = form.getValues()
    // What is sent is what stands in the form: who goes on typing sends it again.
    if (waits && !sameFields(waits, typed)) {
      work.current.waits = undefined
      dropWaiting()
    }
    const text = { ...typed, imageUrls: typed.imageUrls.filter((url) => url !== '') }
    const untouched = sameFields(base.text, text)
    const arrived = text.imageUrls.flatMap((url) => known.current.get(url) ?? [])
    storeOfferDraft(draftName, untouched ? undefined : { key, text, images: arrived, base })
  }
  const latestStore = useRef(storeTyped)
  latestStore.current = storeTyped
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => latestStore.current() }),
    [form],
  )

  const startOver = () => {
    const { base } = work.current
    work.current.key = crypto.randomUUID()
    form.reset(base.text as DefaultValues<Text>)
    images.show(storedImages(base.images))
    storeOfferDraft(draftName, undefined)
    dropWaiting()
    setRestored(false)
    setChanges([])
  }
  const { field, fieldState } = useController({ control: form.control, name: 'imageUrls' as Path<Text> })
  return {
    ...sent,
    /** For `ImagesField`. */
    imagesField: { images, error: fieldState.error?.message, focusRef: field.ref },
    changes,
    choose,
    draft: { restored, waits, lost: begun.lost, startOver },
  }
}

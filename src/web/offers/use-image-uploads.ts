import { useEffect, useRef, useState } from 'react'
import { AppError } from '#domain/errors.ts'
import { type ImagePurpose, UPLOAD_FAILED } from '#domain/images/image-rules.ts'
import type { CompletedUpload } from '#domain/images/image-schema.ts'
import { NO_CONNECTION } from '#web/api-client.ts'
import { readAsUrl, uploadImage } from '#web/images/upload-image.ts'
import { toast } from '#web/ui/toast.ts'
import type { UploadedImage } from './offer-draft.ts'

/** An image in the list: uploaded, failed for a reason, or on its way. */
export type ImageUpload = {
  id: string
  name: string
  percent: number
  arrived?: UploadedImage
  reason?: string | undefined
  /** It failed because nothing came through: it is sent again once something does. */
  needsLine?: boolean
  /** What is on its way, to be seen meanwhile and to be sent again. */
  file?: File
  preview?: string
}

type Options = {
  purpose: ImagePurpose
  max: number
  /** What is said of one too many. */
  tooMany: string
  begin: readonly UploadedImage[]
  onChange: (uploads: readonly ImageUpload[]) => void
}

/** What is said of a picture that cannot wait without this page. */
const NEEDS_LINE =
  'You are offline. Keep this page open and we will send the picture once you are back online.'

/** On a slow connection more uploads at once would only take longer each. */
const UPLOADS_AT_ONCE = 3

const shown = (arrived: UploadedImage): ImageUpload => ({
  id: crypto.randomUUID(),
  name: '',
  percent: 100,
  arrived,
})

export type ImageUploads = ReturnType<typeof useImageUploads>

/** The images of an offer in their order, each with its upload. */
export function useImageUploads({ purpose, max, tooMany, begin, onChange }: Options) {
  const [uploads, setUploads] = useState(() => begin.map(shown))
  const [announcement, setAnnouncement] = useState('')
  const latest = useRef(uploads)
  const stops = useRef(new Map<string, AbortController>())
  const latestOnChange = useRef(onChange)
  latestOnChange.current = onChange

  const change = (make: (before: readonly ImageUpload[]) => ImageUpload[]) => {
    latest.current = make(latest.current)
    setUploads(latest.current)
    latestOnChange.current(latest.current)
  }
  const update = (id: string, part: Partial<ImageUpload>) =>
    change((before) => before.map((each) => (each.id === id ? { ...each, ...part } : each)))
  /** Neither the order nor what has arrived changes: the form need not know. */
  const showProgress = (id: string, part: Partial<ImageUpload>) => {
    latest.current = latest.current.map((each) => (each.id === id ? { ...each, ...part } : each))
    setUploads(latest.current)
  }

  const isWaiting = ({ id, file, arrived, reason }: ImageUpload) =>
    file !== undefined && !arrived && reason === undefined && !stops.current.has(id)
  const sendNext = () => {
    const next = latest.current.find(isWaiting)
    if (next && stops.current.size < UPLOADS_AT_ONCE) void send(next)
  }
  const send = async ({ id, file }: ImageUpload) => {
    if (!file) return
    const stop = new AbortController()
    stops.current.set(id, stop)
    sendNext()
    try {
      const upload = await uploadImage(file, {
        purpose,
        signal: stop.signal,
        onPrepared: (image) =>
          void readAsUrl(image).then((preview) => showProgress(id, { preview }), reportError),
        onProgress: (percent) => showProgress(id, { percent }),
      })
      arrive(id, upload)
    } catch (error) {
      if (!stop.signal.aborted) fail(id, error)
    } finally {
      stops.current.delete(id)
      sendNext()
    }
  }
  const arrive = (id: string, { image }: CompletedUpload) => {
    if (latest.current.some(({ arrived }) => arrived?.image.url === image.url)) {
      change((before) => before.filter((each) => each.id !== id))
      toast('You have added this picture already', { type: 'error' })
      return
    }
    update(id, { arrived: { image, at: Date.now() } })
    const done = latest.current.filter(({ arrived }) => arrived).length
    setAnnouncement(`${done} of ${latest.current.length} pictures uploaded`)
  }
  const fail = (id: string, error: unknown) => {
    if (!(error instanceof AppError)) reportError(error)
    const text = error instanceof AppError ? error.message : UPLOAD_FAILED[purpose]
    const why = error instanceof AppError ? error.fields.find(({ path }) => path === 'image')?.message : ''
    const needsLine = why === NO_CONNECTION
    update(id, { needsLine, reason: needsLine ? NEEDS_LINE : why ? `Image upload failed. ${why}` : text })
    toast(text, { type: 'error' })
  }

  const retry = (id: string) => {
    update(id, { reason: undefined, percent: 0, needsLine: false })
    sendNext()
  }
  const latestRetry = useRef(retry)
  latestRetry.current = retry
  useEffect(() => {
    const retryAll = () => {
      for (const { id, needsLine } of latest.current) if (needsLine) latestRetry.current(id)
    }
    window.addEventListener('online', retryAll)
    return () => window.removeEventListener('online', retryAll)
  }, [])
  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])
  const onTheirWay = uploads.some(({ arrived, reason }) => !arrived && reason === undefined)
  useEffect(() => {
    if (!onTheirWay) return
    // What is on its way is lost with the page.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [onTheirWay])

  return {
    uploads,
    announcement,
    max,
    add(files: readonly File[]) {
      const room = max - latest.current.length
      if (files.length > room) toast(tooMany, { type: 'error' })
      const taken = files.slice(0, Math.max(0, room)).map((file) => ({
        id: crypto.randomUUID(),
        name: file.name,
        percent: 0,
        file,
      }))
      if (taken.length > 0) change((before) => [...before, ...taken])
      sendNext()
    },
    retry,
    /** Also cancels it while it is on its way. */
    remove(id: string) {
      change((before) => before.filter((each) => each.id !== id))
      stops.current.get(id)?.abort()
    },
    /** @param index from 0 */
    move(id: string, index: number) {
      const moved = latest.current.find((each) => each.id === id)
      if (!moved || index < 0 || index >= latest.current.length || latest.current[index] === moved) return
      change((before) => before.filter((each) => each !== moved).toSpliced(index, 0, moved))
      setAnnouncement(
        `Now picture ${index + 1} of ${latest.current.length}${index === 0 ? ', the cover' : ''}`,
      )
    },
    /** Shows others instead. */
    show(others: readonly UploadedImage[]) {
      for (const stop of stops.current.values()) stop.abort()
      change(() => others.map(shown))
    },
  }
}

import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { AppError } from '#domain/errors.ts'
import type { ImagePurpose } from '#domain/images/image-rules.ts'
import type { CompletedUpload } from '#domain/images/image-schema.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { Progress } from '#web/ui/progress.tsx'
import { readAsUrl, uploadImage } from './upload-image.ts'

type RunningUpload = { percent: number; preview?: string; cancel: () => void }

type SingleUpload = {
  purpose: ImagePurpose
  /** What fails here counts as a failure of the upload. */
  onUploaded: (upload: CompletedUpload) => Promise<void> | void
}

/**
 * A field of one image, which is sent as soon as it is chosen; it ends with the field.
 * @returns props of the file input, what is on its way, and why the last one was refused
 */
export function useSingleUpload({ purpose, onUploaded }: SingleUpload) {
  const [upload, setUpload] = useState<RunningUpload>()
  const [reason, setReason] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: File) => {
    if (running.current) return
    const stop = new AbortController()
    running.current = stop
    setReason(undefined)
    setUpload({ percent: 0, cancel: () => stop.abort() })
    const change = (part: Partial<RunningUpload>) => setUpload((former) => former && { ...former, ...part })
    readAsUrl(file).then((preview) => change({ preview }), reportError)
    try {
      const onProgress = (percent: number) => change({ percent })
      await onUploaded(await uploadImage(file, { purpose, signal: stop.signal, onProgress }))
    } catch (error) {
      if (stop.signal.aborted) return
      if (error instanceof AppError) setReason(error.fields.find(({ path }) => path === 'image')?.message)
      toastFailure(error)
    } finally {
      running.current = undefined
      setUpload(undefined)
    }
  }
  const input = {
    type: 'file',
    accept: 'image/*',
    className: 'sr-only',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const file = target.files?.[0]
      if (file) void send(file)
      // The same file can be chosen again.
      target.value = ''
    },
  }
  return { input, upload, reason }
}

/** How far it is, and a way to stop it. */
export function UploadProgress({
  label,
  upload: { percent, cancel },
}: {
  label: string
  upload: RunningUpload
}) {
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-3">
        <Progress label={label} value={percent} />
        <span className="text-sm tabular-nums">{percent} %</span>
      </div>
      <button type="button" className="link min-h-11 justify-self-start" onClick={cancel}>
        Cancel
      </button>
    </div>
  )
}

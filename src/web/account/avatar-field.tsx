import { useQueryClient } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { AppError } from '#domain/errors.ts'
import { readAsUrl, uploadImage } from '#web/images/upload-image.ts'
import { toastFailure } from '#web/sent-form.ts'
import { rememberUser } from '#web/session/current-user.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { toast } from '#web/ui/toast.ts'
import { updateUser } from './account-api.ts'

type AvatarUpload = { percent: number; preview?: string; stop: AbortController }

/** The picture of an account: a click chooses another, which counts as soon as it has arrived. */
export function AvatarField() {
  const user = useOwner()
  const queryClient = useQueryClient()
  const [upload, setUpload] = useState<AvatarUpload>()
  const [reason, setReason] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const save = async (avatar: string | null) => {
    rememberUser(queryClient, await updateUser(user._id, { avatar }))
    toast('Updated successfully')
  }
  const choose = async (file: File | undefined) => {
    if (!file || running.current) return
    const stop = new AbortController()
    running.current = stop
    setReason(undefined)
    setUpload({ percent: 0, stop })
    const change = (part: Partial<AvatarUpload>) => setUpload((former) => former && { ...former, ...part })
    readAsUrl(file).then((preview) => change({ preview }), reportError)
    try {
      const onProgress = (percent: number) => change({ percent })
      const { url } = await uploadImage(file, { purpose: 'avatar', signal: stop.signal, onProgress })
      await save(url)
    } catch (error) {
      if (stop.signal.aborted) return
      if (error instanceof AppError) setReason(error.fields.find(({ path }) => path === 'image')?.message)
      toastFailure(error)
    } finally {
      running.current = undefined
      setUpload(undefined)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <label className="relative cursor-pointer rounded-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal">
        <span className="sr-only">Change your picture</span>
        <input
          type="file"
          accept="image/*"
          className="sr-only"
          aria-describedby="avatar-hint"
          onChange={({ target }) => {
            void choose(target.files?.[0])
            // The same file can be chosen again.
            target.value = ''
          }}
        />
        <Avatar name={user.username} src={upload?.preview ?? user.avatar} />
        <span className="absolute -end-2 -bottom-2 grid size-8 place-items-center rounded-full border border-line bg-surface">
          <Camera aria-hidden="true" strokeWidth={1.75} size={18} />
        </span>
      </label>
      {upload ? (
        <div className="grid gap-1">
          <div className="flex items-center gap-3">
            <Progress label="Upload of your picture" value={upload.percent} />
            <span className="text-sm tabular-nums">{upload.percent} %</span>
          </div>
          <button
            type="button"
            className="link min-h-11 justify-self-start"
            onClick={() => upload.stop.abort()}
          >
            Cancel
          </button>
        </div>
      ) : (
        <div className="text-sm">
          <p id="avatar-hint" className="text-quiet">
            SVG, PNG, JPG, JPEG up to 2 MB
          </p>
          {reason && <p className="font-semibold text-alarm">{reason}</p>}
          {user.avatar && (
            <button
              type="button"
              className="link min-h-11"
              onClick={() => void save(null).catch(toastFailure)}
            >
              Remove the picture
            </button>
          )}
        </div>
      )}
    </div>
  )
}

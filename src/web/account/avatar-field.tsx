import { useQueryClient } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { toastFailure } from '#web/failure-toast.ts'
import { UploadProgress, useSingleUpload } from '#web/images/single-upload.tsx'
import { rememberUser } from '#web/session/current-user.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { toast } from '#web/ui/toast.ts'
import { updateUser } from './account-api.ts'

/** The picture of an account: a click chooses another, which counts as soon as it has arrived. */
export function AvatarField() {
  const user = useOwner()
  const queryClient = useQueryClient()
  const save = async (avatar: string | null) => {
    rememberUser(queryClient, await updateUser(user._id, { avatar }))
    toast('Updated successfully')
  }
  const { input, upload, reason } = useSingleUpload({ purpose: 'avatar', onUploaded: ({ url }) => save(url) })
  return (
    <div className="flex flex-wrap items-center gap-4">
      <label className="relative cursor-pointer rounded-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal">
        <span className="sr-only">Change your picture</span>
        <input {...input} aria-describedby="avatar-hint" />
        <Avatar name={user.username} src={upload?.preview ?? user.avatar} />
        <span className="absolute -end-2 -bottom-2 grid size-8 place-items-center rounded-full border border-line bg-surface">
          <Camera aria-hidden="true" strokeWidth={1.75} size={18} />
        </span>
      </label>
      {upload ? (
        <UploadProgress label="Uploading your picture" upload={upload} />
      ) : (
        <div className="text-sm">
          <p id="avatar-hint" className="text-quiet">
            SVG, PNG, JPG, JPEG up to 2 MB. We make large photographs smaller.
          </p>
          {reason && <p className="font-semibold text-alarm">{reason}</p>}
          {user.avatar && (
            <button
              type="button"
              className="link min-h-11"
              onClick={() => void save(null).catch(toastFailure)}
            >
              Remove picture
            </button>
          )}
        </div>
      )}
    </div>
  )
}

import { Menu } from '@base-ui/react/menu'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { BILL_NAME_MAX } from '#domain/bills/bill-input.ts'
import type { Bill } from '#domain/bills/bill-schema.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { useSingleMutation } from '#web/single-mutation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { InputField } from '#web/ui/form-fields.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { toast } from '#web/ui/toast.ts'
import { deleteBill, renameBill, sentFile } from './bill-api.ts'
import { Mapping } from './mapping.tsx'
import { ownBillsQuery } from './sent-bills-api.ts'
import { ShareBill } from './share-bill.tsx'
import { SidePanel } from './side-panel.tsx'
import { UploadBill } from './upload-bill.tsx'

const ACTIONS = [
  ['share', 'Share a link'],
  ['name', 'Rename'],
  ['columns', 'Change the columns'],
  ['version', 'Send a new version'],
  ['delete', 'Delete for good'],
] as const
/** As long as it is not read there is nothing to share or to compare with. */
const ACTIONS_UNREAD = ACTIONS.filter(([action]) => action === 'name' || action === 'delete')

const ITEM = 'flex min-h-11 cursor-pointer items-center rounded-control px-3 data-highlighted:bg-paper'

type BillMenuProps = { bill: Bill; onChanged: (bill: Bill) => void }

/** What its owner does with a bill as a whole. */
export function BillMenu({ bill, onChanged }: BillMenuProps) {
  const [open, setOpen] = useState<(typeof ACTIONS)[number][0]>()
  const close = () => setOpen(undefined)
  const download = () => sentFile(bill.id).then((file) => saveFile(file, bill.fileName), toastFailure)
  const changed = (next: Bill) => {
    close()
    onChanged(next)
  }
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Menu.Root>
        <Menu.Trigger className="button button-quiet">
          <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
          More
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner align="end" sideOffset={4} className="z-20">
            <Menu.Popup className="card grid min-w-48 p-1 shadow-float">
              <Menu.Item className={ITEM} onClick={() => void download()}>
                Download the file you sent
              </Menu.Item>
              {(bill.state === 'read' ? ACTIONS : ACTIONS_UNREAD).map(([action, label]) => (
                <Menu.Item key={action} className={ITEM} onClick={() => setOpen(action)}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <Dialog title="Rename the bill" open={open === 'name'} onClose={close}>
        <Rename bill={bill} onRenamed={changed} />
      </Dialog>
      <Dialog title="Share the bill" open={open === 'share'} onClose={close}>
        <ShareBill bill={bill} />
      </Dialog>
      <SidePanel wide title="Which column is what?" open={open === 'columns'} onClose={close}>
        <Mapping bill={bill} onMapped={changed} onCancel={close} />
      </SidePanel>
      <SidePanel title={`A new version of ${bill.name}`} open={open === 'version'} onClose={close}>
        <UploadBill versionOf={bill.id} />
      </SidePanel>
      <Dialog title="Delete this bill?" open={open === 'delete'} onClose={close}>
        <Delete bill={bill} onClose={close} />
      </Dialog>
    </div>
  )
}

function Rename({ bill, onRenamed }: { bill: Bill; onRenamed: (bill: Bill) => void }) {
  const [name, setName] = useState(bill.name)
  const queryClient = useQueryClient()
  const naming = useSingleMutation({
    mutationFn: () => renameBill(bill.id, name.trim()),
    onSuccess: (renamed) => {
      onRenamed(renamed)
      void queryClient.invalidateQueries({ ...ownBillsQuery, exact: true })
    },
    onError: toastFailure,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') naming.mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <InputField
        label="Name"
        required
        maxLength={BILL_NAME_MAX}
        value={name}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button button-action">
        Rename
      </button>
    </form>
  )
}

function Delete({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const deleting = useSingleMutation({
    mutationFn: () => deleteBill(bill.id),
    onSuccess: () => {
      toast('Bill deleted')
      void queryClient.invalidateQueries({ ...ownBillsQuery, exact: true })
      queryClient.removeQueries({ queryKey: ['bill', bill.id] })
      void navigate({ to: '/bills' })
    },
    onError: toastFailure,
  })
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">
        This deletes “{bill.name}” for good: the file, its lines, its prices and the links to it. This cannot
        be undone.
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <button type="button" className="button button-quiet" onClick={onClose}>
          Keep it
        </button>
        <button
          type="button"
          className="button button-danger"
          aria-disabled={deleting.isPending}
          data-working={deleting.isPending}
          onClick={() => deleting.mutate()}
        >
          {deleting.isPending ? 'Deleting...' : 'Delete it'}
        </button>
      </div>
    </div>
  )
}

import { Menu } from '@base-ui/react/menu'
import { Ellipsis } from 'lucide-react'
import { useRef } from 'react'

export type RowAction = {
  label: string
  /** What cannot simply be taken back stands last, in the colour of alarms. */
  danger?: boolean
  run: () => void
}

/** What is seldom done with a row of a list: a press away, so that nobody does it by the way. @param name of the row */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const choose = ({ run }: RowAction) => {
    // What it opens gives the focus back to who had it; the item goes with the menu.
    trigger.current?.focus()
    run()
  }
  return (
    <Menu.Root>
      <Menu.Trigger
        ref={trigger}
        className="button px-2.5 text-quiet hover:text-ink"
        aria-label={`More for ${name}`}
      >
        <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-20">
          <Menu.Popup className="card grid min-w-40 p-1 shadow-float">
            {actions.map((action) => (
              <Menu.Item
                key={action.label}
                className={`flex min-h-11 cursor-pointer items-center rounded-control px-3 data-highlighted:bg-paper ${action.danger ? 'text-alarm' : ''}`}
                onClick={() => choose(action)}
              >
                {action.label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

import { useRef, useState } from 'react'
import { Sheet } from '#web/ui/sheet.tsx'
import { StepBar } from '#web/ui/step-bar.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast.ts'

const TABS = ['Checks (3)', 'Lines', 'Totals']
const STATES = [
  ['As it stands', undefined, false],
  ['While it works', undefined, true],
  ['After it was saved', 'done', false],
  ['After it failed', 'failed', false],
] as const

/** Tabs, steps, a sheet, and how a button tells what became of a press. */
export function Parts() {
  const [open, setOpen] = useState(false)
  const [tab, setTab] = useState(TABS[0])
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <div className="stack gap-8">
      <ul className="columns-fit">
        {STATES.map(([name, sent, working]) => (
          <li key={name}>
            <form data-sent={sent} onSubmit={(event) => event.preventDefault()} className="grid gap-1">
              <p className="text-sm text-quiet">{name}</p>
              <SubmitButton fitted sending={working} sendingText="Saving...">
                Save
              </SubmitButton>
            </form>
          </li>
        ))}
      </ul>
      <div role="tablist" aria-label="Tabs" className="tabs">
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            aria-selected={each === tab}
            className="button tab"
            onClick={() => setTab(each)}
          >
            {each}
          </button>
        ))}
      </div>
      <div>
        <p className="text-sm text-quiet">Step 2 of 3</p>
        <StepBar step={2} of={3} />
      </div>
      <div className="cluster">
        <button ref={opener} type="button" className="button button-quiet" onClick={() => setOpen(true)}>
          Open a sheet
        </button>
        <button type="button" className="button button-quiet" onClick={() => toast('Saved')}>
          Show a toast
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => toast('It was not saved: there is no connection.', { type: 'error' })}
        >
          Show one of a failure
        </button>
      </div>
      <Sheet
        title="Filters"
        open={open}
        onOpenChange={setOpen}
        opener={opener}
        foot={
          <button type="button" className="button button-action" onClick={() => setOpen(false)}>
            Show 12 products
          </button>
        }
      >
        <p>What is chosen here takes effect behind it.</p>
      </Sheet>
    </div>
  )
}

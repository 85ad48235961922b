import { Search } from 'lucide-react'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { CheckField, ChoiceField, InputField, TextAreaField } from '#web/ui/form-fields.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

const BUTTONS = [
  ['Action', 'button button-action'],
  ['Quiet', 'button button-quiet'],
  ['WhatsApp', 'button button-site'],
  ['In every row', 'button button-site-quiet'],
  ['Danger', 'button button-danger'],
  ['Chip', 'chip'],
] as const

export function Controls() {
  return (
    <div className="stack gap-8">
      <ul className="cluster">
        {BUTTONS.map(([name, look]) => (
          <li key={name}>
            <button type="button" className={look}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <ul className="cluster">
        {BUTTONS.slice(0, 5).map(([name, look]) => (
          <li key={name}>
            <button type="button" className={look} disabled>
              {name}, disabled
            </button>
          </li>
        ))}
      </ul>
      <p className="button-row">
        {BUTTONS.slice(0, 3).map(([name, look]) => (
          <button key={name} type="button" className={look}>
            {name}, in a row
          </button>
        ))}
      </p>
      <form className="cluster" onSubmit={(event) => event.preventDefault()}>
        <SubmitButton sending={false} sendingText="Sending…">
          Send
        </SubmitButton>
        <SubmitButton sending sendingText="Sending…">
          Send
        </SubmitButton>
        <Progress label="Uploaded" value={40} />
        <a href="#controls" className="link inline-flex min-h-11 items-center">
          Back to the buttons
        </a>
      </form>
      <div className="columns-fit">
        <TextField label="Text" placeholder="Cement, 12 mm rod…" />
        <SelectField label="Choice" emptyOption="City" options={['Kano', 'Lagos']} />
        <InputField label="With a hint" hint="Of the bag, as it is written on it" defaultValue="50 kg" />
        <InputField label="With an error" error="Product name is required" />
        <ChoiceField label="Choice with an error" options={['Kano']} error="Choose a state" />
        <InputField label="Disabled" disabled defaultValue="Not to be changed" />
        <TextAreaField label="Longer text" rows={3} />
        <div>
          <CheckField label="Verified sellers" defaultChecked />
          <CheckField label="With a hint" hint="Phone and business have been checked" />
        </div>
        <div className="floating flex gap-2 p-2">
          <input aria-label="Search" type="search" className="control" placeholder="What do you need?" />
          <button type="button" className="button button-action">
            <Search size={20} strokeWidth={1.75} aria-hidden="true" />
            Search
          </button>
        </div>
      </div>
    </div>
  )
}

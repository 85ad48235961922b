import { useState } from 'react'
import { IMPORT_BYTES_MAX, type ImportName } from '#domain/import/import-rules.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { readStored, storeValue } from '#web/ui/draft.ts'
import { CheckField, FieldGroup, FormField } from '#web/ui/form-fields.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { shopFile } from './import-api.ts'
import { templateFile } from './import-kinds.ts'
import { ImportProgress } from './import-progress.tsx'
import { PastedList } from './pasted-list.tsx'
import { ReadFile } from './read-file.tsx'

const KINDS: readonly { kind: ImportName; label: string }[] = [
  { kind: 'products', label: 'Products' },
  { kind: 'listings', label: 'Homes' },
]

/** From a file of a spreadsheet to what it has become. An import that goes on is found again after a reload. */
export function Spreadsheet({ onImported }: { onImported: (kind: ImportName) => void }) {
  const draftKey = `import:${useOwner()._id}`
  const [job, setJob] = useState(() => {
    const id = readStored('device', draftKey)
    return typeof id === 'object' && id && 'id' in id ? String(id.id) : undefined
  })
  const [kind, setKind] = useState<ImportName>('products')
  const [chosen, setChosen] = useState<File>()
  const tooLarge = chosen && chosen.size > IMPORT_BYTES_MAX

  const follow = (id: string | undefined) => {
    storeValue('device', draftKey, id === undefined ? undefined : { id })
    setJob(id)
    setChosen(undefined)
  }
  return (
    <section aria-labelledby="from-a-spreadsheet" className="card grid gap-4 p-4">
      <h2 id="from-a-spreadsheet" className="text-xl">
        From a spreadsheet
      </h2>
      {job ? (
        <ImportProgress
          key={job}
          id={job}
          onDone={onImported}
          onLeave={() => follow(undefined)}
          onUndo={({ id }) => follow(id)}
        />
      ) : (
        <>
          <p className="text-quiet">
            Use your list as it is: an Excel file, a CSV file or two pasted columns. A name and a price are
            enough. You check everything before it goes online.
          </p>
          <FieldGroup label="List of">
            <div className="flex flex-wrap gap-x-5">
              {KINDS.map((each) => (
                <CheckField
                  key={each.kind}
                  type="radio"
                  name="import-kind"
                  label={each.label}
                  checked={each.kind === kind}
                  onChange={() => setKind(each.kind)}
                />
              ))}
            </div>
          </FieldGroup>
          <div className="-mt-2 flex flex-wrap gap-x-6">
            <button
              type="button"
              className="link min-h-11 text-start"
              onClick={() => saveFile(templateFile(kind), `${kind}.csv`)}
            >
              Download a template for {kind === 'products' ? 'products' : 'homes'}
            </button>
            <button
              type="button"
              className="link min-h-11 text-start"
              onClick={() =>
                void shopFile(kind).then((file) => saveFile(file, `my-${kind}.csv`), toastFailure)
              }
            >
              Download your current offers to edit and send again
            </button>
          </div>
          <FormField
            label="Your file"
            hint={`.xlsx or .csv, up to ${IMPORT_BYTES_MAX / 1024 / 1024} MB`}
            error={tooLarge ? `The file is larger than ${IMPORT_BYTES_MAX / 1024 / 1024} MB` : undefined}
          >
            {(control) => (
              <input
                {...control}
                type="file"
                accept=".xlsx,.xls,.csv,.tsv,.txt,.htm,.html,text/csv,text/plain,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
                onChange={({ target }) => setChosen(target.files?.[0])}
              />
            )}
          </FormField>
          {!chosen && <PastedList onPasted={setChosen} />}
          {chosen && !tooLarge && (
            <ReadFile
              key={`${kind} ${chosen.name} ${chosen.lastModified} ${chosen.size}`}
              kind={kind}
              file={chosen}
              onStarted={({ id }) => follow(id)}
            />
          )}
        </>
      )}
    </section>
  )
}

import { Link } from '@tanstack/react-router'
import type { Written } from '#content/content-kinds.ts'
import { findParts } from '#content/find-parts.ts'
import type { ContentBlock } from '#content/prose.ts'
import { COMPANY } from '#domain/company.ts'
import { counted } from '#domain/figures.ts'
import { PhoneText } from '#web/contact/phone-text.tsx'
import { useCompany } from '#web/layout/root-context.ts'
import { DebouncedField } from '#web/ui/debounced-field.tsx'
import { FiltersForm } from '#web/ui/filters-form.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'
import { Enquire } from './enquire.tsx'
import { FoldedParts } from './folded-parts.tsx'
import { ReadingHead } from './reading-head.tsx'

type HelpPageProps = {
  help: Written<'page'>
  /** The last of its groups. */
  questions: Written<'page'>
  /** In words; empty shows everything, folded. */
  sought: string
}

export function HelpPage({ help: { title, intro, body }, questions, sought }: HelpPageProps) {
  const filter = useUrlFilters()
  const all = [...body, ...asGroup(questions)]
  const found = findParts(all, sought)
  const answers = found?.filter((block) => 'heading' in block && block.level === 3).length
  return (
    <>
      <ReadingHead title={title} text={intro} aside={<AskUs />} isLevel>
        <search aria-label="Help" className="mt-5 block max-w-xl print:hidden">
          <FiltersForm button="Search" isButtonShown className="flex flex-wrap items-end gap-2 *:first:grow">
            <DebouncedField
              label="What do you want to know?"
              name="q"
              value={sought}
              placeholder="Deposit, reviews, delete account"
              maxLength={100}
              onValue={(q) => void filter({ q }, sought !== '')}
            />
          </FiltersForm>
        </search>
      </ReadingHead>
      <div className="page py-8 md:py-14">
        <p role="status" className={answers === 0 ? 'text-lg' : 'mb-4 text-quiet empty:hidden'}>
          {answers === 0 && `The help has nothing on “${sought}”.`}
          {answers ? `${counted(answers, 'answer')} to “${sought}”` : ''}
        </p>
        {answers === 0 && (
          <p className="mt-2">
            Ask us, or{' '}
            <Link to="/marketplace" search={{ name: sought }} className="link">
              look for it on the marketplace
            </Link>
            .
          </p>
        )}
        <FoldedParts blocks={found ?? all} isOpen={found !== undefined} />
      </div>
    </>
  )
}

/** A page of parts, as one of several groups. */
const asGroup = ({ title, body }: Written<'page'>): ContentBlock[] => [
  { heading: title, level: 2, id: 'questions' },
  ...body.map((block) => ('heading' in block ? { ...block, level: 3 as const } : block)),
]

/** How a person is reached. */
function AskUs() {
  const { email, phone } = useCompany()
  return (
    <section aria-labelledby="ask-us" className="grid gap-2 border-t-2 border-ink pt-4 print:hidden">
      <h2 id="ask-us" className="text-xl">
        Ask us
      </h2>
      <p className="text-quiet">Say which product, home or bill it is about.</p>
      <p className="one-action">
        <Enquire topic="Help" message={`Hello ${COMPANY.name}, I need help with the marketplace.`}>
          Help on WhatsApp
        </Enquire>
      </p>
      <p className="flex flex-wrap gap-x-6">
        {phone && (
          <a href={`tel:${phone}`} className="link inline-flex min-h-11 items-center">
            <PhoneText number={phone} />
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center">
            {email}
          </a>
        )}
      </p>
    </section>
  )
}

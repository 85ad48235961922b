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
  /** They end its last group. */
  questions: Written<'page'>
  /** In words; empty shows everything, folded. */
  sought: string
}

export function HelpPage({ help: { title, intro, body, topics = [] }, questions, sought }: HelpPageProps) {
  const filter = useUrlFilters()
  const all = [...body, ...asParts(questions)]
  const found = findParts(all, sought)
  const answers = found?.filter((block) => 'heading' in block && block.level === 3).length
  return (
    <>
      <ReadingHead
        title={title}
        text={intro}
        aside={
          <search aria-label="Help" className="block md:mt-8 print:hidden">
            <FiltersForm
              button="Search"
              isButtonShown
              className="flex flex-wrap items-end gap-2 *:first:grow"
            >
              <DebouncedField
                label="Search the help"
                name="q"
                value={sought}
                placeholder="Deposit, refund, review"
                maxLength={100}
                onValue={(q) => void filter({ q }, sought !== '')}
              />
            </FiltersForm>
          </search>
        }
      />
      <div className="page help">
        {!found && (
          <>
            <Topics topics={topics} blocks={all} />
            <AskUs />
          </>
        )}
        <div>
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
          <FoldedParts blocks={found ?? all} open={found ? 'all' : 'first'} />
        </div>
        {found && <AskUs />}
      </div>
    </>
  )
}

type TopicsProps = {
  topics: readonly { id: string; text: string }[]
  blocks: readonly ContentBlock[]
}

/** The groups of answers, each with what it is about. */
function Topics({ topics, blocks }: TopicsProps) {
  return (
    <nav aria-label="Topics" className="topics">
      {topics.map(({ id, text }) => (
        <a key={id} href={`#${id}`}>
          <b>{blocks.flatMap((block) => ('heading' in block && block.id === id ? block.heading : []))}</b>
          {text}
        </a>
      ))}
    </nav>
  )
}

/** A page of parts, as the last of a group. */
const asParts = ({ body }: Written<'page'>): ContentBlock[] =>
  body.map((block) => ('heading' in block ? { ...block, level: 3 } : block))

/** How a person is reached. */
function AskUs() {
  const { email, phone } = useCompany()
  return (
    <section aria-labelledby="ask-us" className="ask-us">
      <div>
        <h2 id="ask-us" className="text-xl">
          Ask us
        </h2>
        <p className="text-quiet">Say which product, home or bill it is about.</p>
      </div>
      <p className="one-action">
        <Enquire topic="Help" message={`Hello ${COMPANY.name}, I need help with the marketplace.`}>
          Help on WhatsApp
        </Enquire>
      </p>
      <p>
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

import { Link } from '@tanstack/react-router'
import type { Written } from '#content/content-kinds.ts'
import { findParts } from '#content/find-parts.ts'
import { type ContentBlock, plainBlock } from '#content/prose.ts'
import { COMPANY } from '#domain/company.ts'
import { counted } from '#domain/figures.ts'
import { PhoneText } from '#web/contact/phone-text.tsx'
import { useCompany } from '#web/layout/root-context.ts'
import { DebouncedField } from '#web/ui/debounced-field.tsx'
import { FiltersForm } from '#web/ui/filters-form.tsx'
import { useUrlFilters } from '#web/ui/url-filters.ts'
import { Contents } from './contents.tsx'
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

export function HelpPage({ help: { title, intro, body, first = [] }, questions, sought }: HelpPageProps) {
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
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 py-8 md:gap-12 md:py-12">
        {!found && <FirstAnswers answers={first} blocks={body} />}
        <div className="help">
          {!found && <Contents label="All answers" blocks={all} className="columns-on-phone" />}
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
            <FoldedParts blocks={found ?? all} isOpen={found !== undefined} />
          </div>
          <AskUs />
        </div>
      </div>
    </>
  )
}

type FirstAnswersProps = {
  answers: readonly { name: string; id: string }[]
  blocks: readonly ContentBlock[]
}

/** What most readers come for: its name, and what the answer begins with. */
function FirstAnswers({ answers, blocks }: FirstAnswersProps) {
  return (
    <section aria-label="First of all">
      <ul className="first-answers">
        {answers.map(({ name, id }) => {
          const at = blocks.findIndex((block) => 'heading' in block && block.id === id)
          return (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
              <p>{blocks.slice(at + 1, at + 2).map(plainBlock)}</p>
            </li>
          )
        })}
      </ul>
    </section>
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
      <h2 id="ask-us" className="text-xl">
        Ask us
      </h2>
      <p className="text-quiet">Say which product, home or bill it is about.</p>
      <p className="one-action">
        <Enquire topic="Help" message={`Hello ${COMPANY.name}, I need help with the marketplace.`}>
          Help on WhatsApp
        </Enquire>
      </p>
      <p className="flex flex-wrap gap-x-6 lg:flex-col">
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

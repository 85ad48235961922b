import { Link } from '@tanstack/react-router'
import type { Matter, Written } from '#content/content-kinds.ts'
import { COMPANY } from '#domain/company.ts'
import { Enquire } from './enquire.tsx'
import { ProseParts } from './prose.tsx'
import { ReadingHead } from './reading-head.tsx'

/** What each thing costs, and how to ask for what is quoted. */
export function PricingPage({ pricing }: { pricing: Written<'pricing'> }) {
  const { title, intro, offers, asking, body } = pricing
  return (
    <>
      <ReadingHead title={title} text={intro} />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 py-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ul className="price-list">
          {offers.map(({ title, cost, text, way }) => (
            <li key={title}>
              <h2>{title}</h2>
              <b>{cost}</b>
              <p>{text}</p>
              <Link to={way.to}>{way.label}</Link>
            </li>
          ))}
        </ul>
        <div className="grid content-start gap-8">
          <Asking asking={asking} />
          <ProseParts blocks={body} isColumn />
        </div>
      </div>
    </>
  )
}

function Asking({
  asking: { title, text, needs, answer, label, message },
}: Pick<Matter<'pricing'>, 'asking'>) {
  return (
    <section aria-labelledby="asking" className="card stack p-5">
      <h2 id="asking" className="text-xl">
        {title}
      </h2>
      <p>{text}</p>
      <ol className="grid list-decimal gap-1 ps-5 font-semibold">
        {needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ol>
      <p>{answer}</p>
      <p className="one-action print:hidden">
        <Enquire topic={label} message={`Hello ${COMPANY.name}, ${message}:`}>
          {label}
        </Enquire>
      </p>
    </section>
  )
}

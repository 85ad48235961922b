import type { ComponentProps } from 'react'
import { COMPANY } from '#domain/company.ts'
import type { StartingFigures } from '#domain/rates/starting-prices.ts'
import { isWorkItem } from '#domain/rates/work-sections.ts'
import { Enquire } from '../enquire.tsx'
import { Section } from '../section.tsx'
import { SoftwarePage } from '../software-page.tsx'
import { RateGenerator } from './rate-generator.tsx'
import { WorkItems } from './work-items.tsx'

type RatePageProps = Pick<ComponentProps<typeof SoftwarePage>, 'software'> & {
  own: StartingFigures
  item: string | undefined
}

export function RatePage({ software, own, item }: RatePageProps) {
  return (
    <SoftwarePage
      software={software}
      actions={
        <>
          <a href="#calculator" className="button button-action">
            Get Started Now
          </a>
          <Enquire
            topic="A demo of the rate generator"
            message={`Hello ${COMPANY.name}, I would like a demo of the rate generator.`}
          >
            Request a demo
          </Enquire>
        </>
      }
    >
      <section id="calculator" aria-labelledby="build-up" className="page py-4 md:py-8">
        <h2 id="build-up" className="sr-only">
          Build up a rate
        </h2>
        <RateGenerator own={own} item={item && isWorkItem(item) ? item : undefined} />
      </section>
      <Section title="What work costs today">
        <WorkItems own={own} />
      </Section>
    </SoftwarePage>
  )
}

import type { ComponentProps } from 'react'
import type { Matter } from '#content/content-kinds.ts'
import { COMPANY } from '#domain/company.ts'
import { Enquire } from '../enquire.tsx'
import { Section } from '../section.tsx'
import { SoftwarePage } from '../software-page.tsx'
import { RateGenerator } from './rate-generator.tsx'

type RatePageProps = Pick<ComponentProps<typeof SoftwarePage>, 'software'> & { own: Matter<'prices'> }

export function RatePage({ software, own }: RatePageProps) {
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
      <Section title="Build up a rate" id="calculator">
        <RateGenerator own={own} />
      </Section>
    </SoftwarePage>
  )
}

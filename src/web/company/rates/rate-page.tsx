import type { ComponentProps } from 'react'
import { COMPANY } from '#domain/company.ts'
import { ChatLink } from '../actions.tsx'
import { Section } from '../section.tsx'
import { SoftwarePage } from '../software-page.tsx'
import { RateGenerator } from './rate-generator.tsx'
import type { StartingPrices } from './rate-sheet.ts'

type RatePageProps = Pick<ComponentProps<typeof SoftwarePage>, 'software'> & { starting: StartingPrices }

export function RatePage({ software, starting }: RatePageProps) {
  return (
    <SoftwarePage
      software={software}
      actions={
        <>
          <a href="#calculator" className="button button-action">
            Get Started Now
          </a>
          <ChatLink message={`Hello ${COMPANY.name}, I would like a demo of the rate generator.`}>
            Request a demo
          </ChatLink>
        </>
      }
    >
      <Section title="Build up a rate" id="calculator">
        <RateGenerator starting={starting} />
      </Section>
    </SoftwarePage>
  )
}

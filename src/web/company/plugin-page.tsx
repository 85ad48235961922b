import type { ComponentProps } from 'react'
import { COMPANY } from '#domain/company.ts'
import { VideoLink } from './actions.tsx'
import { Enquire } from './enquire.tsx'
import { SoftwarePage } from './software-page.tsx'

export function PluginPage({ software }: Pick<ComponentProps<typeof SoftwarePage>, 'software'>) {
  return (
    <SoftwarePage
      software={software}
      actions={
        <>
          <Enquire
            topic="The PlanSwift plugin"
            message={`Hello ${COMPANY.name}, I want to start with the PlanSwift plugin.`}
          >
            Get Started Now
          </Enquire>
          <VideoLink to="demoPlaylist">Request a demo</VideoLink>
        </>
      }
    />
  )
}

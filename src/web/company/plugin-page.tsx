import type { ComponentProps } from 'react'
import { COMPANY } from '#domain/company.ts'
import { ChatLink, VideoLink } from './actions.tsx'
import { SoftwarePage } from './software-page.tsx'

export function PluginPage({ software }: Pick<ComponentProps<typeof SoftwarePage>, 'software'>) {
  return (
    <SoftwarePage
      software={software}
      actions={
        <>
          <ChatLink message={`Hello ${COMPANY.name}, I want to start with the PlanSwift plugin.`}>
            Get Started Now
          </ChatLink>
          <VideoLink to="demoPlaylist">Request a demo</VideoLink>
        </>
      }
    />
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { COMPANY } from '#domain/company.ts'
import { SecondFactor } from '#web/account/second-factor.tsx'

export const Route = createFileRoute('/_dashboard/second-factor')({
  head: () => ({ meta: [{ title: `Second factor | ${COMPANY.name}` }] }),
  component: SecondFactorRoute,
})

function SecondFactorRoute() {
  return <SecondFactor next={Route.useSearch().next ?? '/admin'} />
}

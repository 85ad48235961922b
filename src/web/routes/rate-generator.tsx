import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/rate-generator')({
  beforeLoad: () => {
    throw redirect({ to: '/rate-gen', statusCode: 301 })
  },
})

import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/edit-listing/$listingId')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/update-listing/$listingId', params, statusCode: 301 })
  },
})

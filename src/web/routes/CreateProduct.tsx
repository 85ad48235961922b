import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/CreateProduct')({
  beforeLoad: () => {
    throw redirect({ to: '/create-product', statusCode: 301 })
  },
})

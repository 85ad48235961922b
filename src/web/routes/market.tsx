import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { productQuery } from '#web/products/product-api.ts'

export const Route = createFileRoute('/market')({
  loader: ({ context }) => context.queryClient.ensureQueryData(productQuery({})),
  component: Market,
})

function Market() {
  const { data } = useSuspenseQuery(productQuery({}))
  return (
    <ul>
      {data.products.map((product) => (
        <li key={product._id}>{product.name}</li>
      ))}
    </ul>
  )
}

import type { QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { AppError } from '#domain/errors.ts'
import type { Image } from '#domain/images/image-schema.ts'
import { packed, unpacked } from './packed-json.ts'

/** What has been asked for while the server rendered: the key, and the answer or what went wrong. */
type Asked = [key: readonly unknown[], data: unknown, failure?: ConstructorParameters<typeof AppError>]

const ID = 'page-data'

/** The likeness of a picture stands in the page, where the browser leaves it as it is (images/responsive-image.tsx). */
const withoutLikenesses = (name: string, value: unknown) => (name === LIKENESSES ? undefined : value)
const LIKENESSES: keyof Image = 'placeholder'

function writePageData(queryClient: QueryClient): string {
  const asked = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { status, data, error } }): Asked[] => {
      if (status === 'success') return [[queryKey, data]]
      if (status === 'error')
        return [
          [queryKey, null, [error instanceof AppError ? error.code : 'unavailable', error?.message ?? '']],
        ]
      return []
    })
  return JSON.stringify(packed(asked), withoutLikenesses).replaceAll('<', '\\u003c')
}

/** What the page's lists and things are made of, as JSON: the browser shows from it what the server has shown. */
export function PageData() {
  const { context, ssr } = useRouter().options
  return (
    <script
      id={ID}
      type="application/json"
      data-at={import.meta.env.SSR ? Date.now() : undefined}
      nonce={ssr?.nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? writePageData(context.queryClient) : '' }}
    />
  )
}

/** Nothing is asked for again that the server's page has. */
export function readPageData(queryClient: QueryClient): void {
  const script = document.getElementById(ID)
  const at = Number(script?.dataset.at)
  for (const [queryKey, data, failure] of unpacked(JSON.parse(script?.textContent ?? '[]')) as Asked[]) {
    if (!failure) queryClient.setQueryData(queryKey, data, { updatedAt: at })
    else
      queryClient.getQueryCache().build(
        queryClient,
        { queryKey },
        {
          data: undefined,
          dataUpdateCount: 0,
          dataUpdatedAt: 0,
          error: new AppError(...failure),
          errorUpdateCount: 1,
          errorUpdatedAt: at,
          fetchFailureCount: 0,
          fetchFailureReason: null,
          fetchMeta: null,
          isInvalidated: false,
          status: 'error',
          fetchStatus: 'idle',
        },
      )
  }
}

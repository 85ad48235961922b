import type { Written } from '#content/content-kinds.ts'
import { ConcreteRate } from '#web/company/concrete-rate.tsx'
import { ContentPage } from '#web/company/content-page.tsx'
import { MarketToday } from '#web/company/market-today.tsx'

export function AboutPage({ page }: { page: Written<'page'> }) {
  return (
    <ContentPage page={page} shown={<ConcreteRate />}>
      <MarketToday />
    </ContentPage>
  )
}

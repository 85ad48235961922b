import { PriceHistory } from '#domain/prices/price-history.ts'
import { createRouter, documented, idParameter } from '#server/api/router.ts'
import { getPriceHistory } from './price-history-queries.ts'

export const priceHistoryRoutes = createRouter().get(
  '/price-history/:id',
  documented(
    'Prices',
    'What a product has cost since its price is kept',
    PriceHistory,
    'A point holds until the next one, the last until `until`. Its price is null while nobody could have the product: it was hidden or sold out.',
  ),
  async (c) => c.json(await getPriceHistory(c.var.ctx, idParameter(c.req.param('id'), 'No product found.'))),
)

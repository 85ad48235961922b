import { LRUCache } from 'lru-cache'
import { capital } from '#domain/capital.ts'
import { perUnit } from '#domain/materials/pack-words.ts'
import { findSpecification } from '#domain/materials/specification.ts'
import { chartSvg } from '#domain/prices/index-chart.ts'
import type { Region } from '#domain/prices/index-method/votes.ts'
import { cutOffOf } from '#domain/prices/index-method/weeks.ts'

import { REGIONS } from '#domain/prices/price-index-schema.ts'
import type { Context } from '#server/api/context.ts'
import { answerError } from '#server/api/error-handler.ts'
import { createRouter } from '#server/api/router.ts'
import { encodeSharedImage } from '#server/images/image-encoding.ts'
import { listIndex } from './index-queries.ts'

const TEN_MINUTES = 600_000
/** How much memory pictures may take that are asked for again. */
const PICTURES_BYTES = 8_000_000
const CACHED = { 'Cache-Control': 'public, max-age=600' }
/** Before the first week of every index. */
const BEGINNING = cutOffOf('2024-01-01')

/** Charts as pictures, for other sites and for messengers: `/prices/chart/cement.svg?state=Kano`, and the same as a PNG. */
export function createChartRoutes(ctx: Context) {
  const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: PICTURES_BYTES,
    sizeCalculation: (picture, svg) => picture.length + svg.length,
    ttl: TEN_MINUTES,
  })
  const routes = createRouter().get('/prices/chart/:file{.+\\.(?:svg|png)}', async (c) => {
    const file = c.req.param('file')
    const svg = await drawChart(ctx, file.slice(0, -'.svg'.length), c.req.query('state') ?? 'Nigeria')
    if (svg === undefined) return c.text('Not found', 404, { 'Cache-Control': 'no-store' })
    if (file.endsWith('.svg'))
      // Nothing in it runs, and other sites may show it.
      return c.body(svg, 200, {
        ...CACHED,
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
    const picture = pictures.get(svg) ?? (await encodeSharedImage(Buffer.from(svg), 'contain', 'png'))
    pictures.set(svg, picture)
    return c.body(picture, 200, {
      ...CACHED,
      'Content-Type': 'image/png',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  })
  return routes.onError(answerError)
}

async function drawChart(ctx: Context, id: string, state: string): Promise<string | undefined> {
  const specification = findSpecification(id)
  const region: Region | undefined = REGIONS.find((each) => each === state)
  if (!specification || !region || !BEGINNING) return undefined
  const { weeks, values, isExample } = await listIndex(ctx, { material: id, region, from: BEGINNING })
  const byWeek = new Map(
    values.flatMap((value) => (value.status === 'published' ? [[value.week, value]] : [])),
  )
  return chartSvg(
    weeks.map((week) => ({ week, value: byWeek.get(week) ?? null })),
    {
      title: `${capital(specification.name)}, ${region}`,
      unit: perUnit(specification.material.compared),
      source: new URL(ctx.settings.baseUrl).host,
      isExample,
    },
  )
}

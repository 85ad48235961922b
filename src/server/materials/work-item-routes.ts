import * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import { WorkItemList, WorkItemRate } from '#domain/rates/work-item-schema.ts'
import { isWorkItem } from '#domain/rates/work-sections.ts'
import { dependsOn } from '#server/api/depends-on.ts'
import * as parameters from '#server/api/query-parameters.ts'
import { createRouter, documented } from '#server/api/router.ts'
import { cachedCounts } from './cached-counts.ts'
import { type CachedMedians, MEDIANS_AGE, MEDIANS_SECONDS } from './cached-medians.ts'
import { listStateMedians } from './state-medians.ts'
import { rateOf, WORK_ITEM_LIST } from './work-item-rates.ts'

const TAG = 'Work items'
const LIST_SECONDS = 3_600

/** `diameter:d12,use:main`; what is no option of the item is as if it were not said. */
const options = z.pipe(
  z.optional(z.string().check(z.maxLength(200))),
  z.transform(
    (text = ''): Record<string, string> =>
      Object.fromEntries(
        text.split(',').map((pair): [string, string] => {
          const [choice = '', option = ''] = pair.split(':')
          return [choice, option]
        }),
      ),
  ),
)
z.globalRegistry.add(options, { description: 'Options by their choices, `diameter:d12,element:bed`' })

const RateQuery = z.object({ state: parameters.state('state'), options })

/** What one unit of building work takes and costs: the rate generator's items, as everybody may read them. */
export function workItemRoutes(medians: CachedMedians) {
  const inStates = cachedCounts({
    name: 'state prices',
    ...MEDIANS_AGE,
    keyOf: () => '',
    count: listStateMedians,
  })
  return createRouter()
    .get(
      '/',
      documented(
        TAG,
        'Every work item, by the sections of BESMM4R',
        WorkItemList,
        'With the options of its choices: a diameter, a grade, a place in the building.',
      ),
      (c) => {
        dependsOn()
        c.header('Cache-Control', `public, max-age=${LIST_SECONDS}, s-maxage=0`)
        return c.json(WORK_ITEM_LIST)
      },
    )
    .get(
      '/:item',
      documented(
        TAG,
        'What one unit of a work item takes and costs today',
        WorkItemRate,
        'Materials with waste, gang and plant, each with its price and whose price that is; in the state that is asked for, and the rate of every state.',
      ),
      parameters.query(RateQuery),
      async (c) => {
        const item = c.req.param('item')
        if (!isWorkItem(item)) throw new AppError('not-found', 'We cannot find this work item.')
        const { state, options } = c.req.valid('query')
        const { ctx } = c.var
        dependsOn()
        const [country, here, states] = await Promise.all([
          medians(ctx, undefined),
          medians(ctx, state),
          inStates(ctx, undefined),
        ])
        c.header('Cache-Control', `public, max-age=${MEDIANS_SECONDS}, s-maxage=0`)
        return c.json(
          rateOf(item, options, { state, here, country, states, isExample: ctx.settings.isExample }),
        )
      },
    )
}

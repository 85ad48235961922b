import { readFileSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { createMetrics } from './metrics.ts'

const Alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          for: z.string(),
          labels: z.object({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.object({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
})
const Dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
})

const file = (name: string) => readFileSync(`ops/${name}`, 'utf8')
const rules = Alerts.parse(parse(file('alerts.yml'))).groups.flatMap((group) => group.rules)
const { panels } = Dashboard.parse(JSON.parse(file('grafana-dashboard.json')))

/** The labels of each series that a server answers; `up` and two labels are Prometheus' own. */
const exported = new Map<string, Set<string>>([['up', new Set()]])
const OWN_LABELS = ['instance', 'job']

beforeAll(async () => {
  const metrics = createMetrics()
  metrics.countRequest({ method: 'GET', route: '/', status: 200, seconds: 0.1 })
  metrics.countRefusedRequest('overloaded')
  metrics.countRefusedSignIn('unauthenticated')
  metrics.countGivenUpJob('mail')
  metrics.countLookup('pages', true)
  metrics.watch({
    pool: { totalCount: 1, idleCount: 1, waitingCount: 0, options: { max: 1 } },
    isDiskFull: async () => false,
    listWaitingJobs: async () => [{ queue: 'mail', jobs: 0, oldestSeconds: 0 }],
    oldestFreshOffer: async () => 0,
    responseCache: () => ({ bytes: 0, answers: 0, isAlive: true }),
  })
  const text = await metrics.text()
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm))
    for (const suffix of type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''])
      exported.set(name + suffix, new Set())
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)\{(.*)\} /gm))
    exported.set(name, new Set([...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label)))
})

/** The metrics and labels that an expression names. @throws Error where it is no PromQL */
function namesIn(expression: string) {
  const text = expression.replaceAll('$__rate_interval', '5m')
  const metrics: string[] = []
  const labels: string[] = []
  parser.parse(text).iterate({
    enter: ({ type, from, to, node }) => {
      if (type.isError) throw new Error(`No PromQL at ${from}: ${text}`)
      const name = text.slice(from, to)
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') metrics.push(name)
      if (type.name === 'LabelName') labels.push(name)
    },
  })
  return { metrics, labels }
}

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr]),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
] as [string, string][]

describe('ops/', () => {
  it('has seven alerts, and what to do about each', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(7)
    const operations = readFileSync('docs/operations.md', 'utf8')
    for (const { alert } of rules) expect(operations).toContain(`\`${alert}\``)
  })

  it.each(expressions)('%s asks for what the server exports: %s', (_title, expression) => {
    const { metrics, labels } = namesIn(expression)
    expect(metrics.length).toBeGreaterThan(0)
    const known = new Set([...OWN_LABELS, ...metrics.flatMap((name) => [...(exported.get(name) ?? [])])])
    for (const name of metrics) expect([...exported.keys()]).toContain(name)
    for (const label of labels) expect([...known]).toContain(label)
  })
})

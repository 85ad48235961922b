import { useQuery } from '@tanstack/react-query'
import { ALERT_WAYS, type AlertWay, WAY_LABELS } from '#domain/alerts/alert-rules.ts'
import { pushKeyQuery } from './alert-api.ts'
import { canBeNotified } from './push-subscription.ts'

/** The ways that can be chosen here, with their labels; `key` is what this browser subscribes with. */
export function useWays(also?: AlertWay): { key: string | undefined; ways: [AlertWay, string][] } {
  const { data } = useQuery({ ...pushKeyQuery, enabled: canBeNotified })
  const key = canBeNotified() && data ? data : undefined
  const offered = ALERT_WAYS.filter(
    (way) => way === also || (way !== 'once' && (way !== 'push' || key !== undefined)),
  )
  return { key, ways: offered.map((way) => [way, WAY_LABELS[way]]) }
}

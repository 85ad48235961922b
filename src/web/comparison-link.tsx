import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { State } from '#domain/places.ts'

type ComparisonLinkProps = {
  /** "rebar/12mm", "cement" */
  specification: string
  state: State | '' | undefined
  /** In the compared unit: the offers are priced for it. */
  quantity?: number | undefined
  className?: string
  children: ReactNode
}

/** To the page where the offers of one thing are compared. */
export function ComparisonLink({ specification, state, quantity, ...link }: ComparisonLinkProps) {
  const [materialId = '', slug] = specification.split('/')
  const search = { ...(state && { state }), ...(quantity !== undefined && { quantity }) }
  return slug === undefined ? (
    <Link to="/materials/$materialId" params={{ materialId }} search={search} {...link} />
  ) : (
    <Link to="/materials/$materialId/$slug" params={{ materialId, slug }} search={search} {...link} />
  )
}

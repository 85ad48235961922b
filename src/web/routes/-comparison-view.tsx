import { useSuspenseQuery } from '@tanstack/react-query'
import { Comparison } from '#web/materials/comparison.tsx'
import { specificationsQuery } from '#web/materials/material-api.ts'
import { MaterialSpecifications } from '#web/materials/material-specifications.tsx'
import type { ComparisonDeps } from './-comparison-route.ts'

/** What of its address it is of: a material, or one of the things that a material is. */
type Asked = { materialId: string; slug?: string; deps: ComparisonDeps }

export function ComparisonView({ materialId, slug, deps }: Asked) {
  return slug === undefined ? (
    <MaterialOrComparison materialId={materialId} deps={deps} />
  ) : (
    <ComparisonOf id={`${materialId}/${slug}`} deps={deps} />
  )
}

function MaterialOrComparison({ materialId, deps }: Asked) {
  const { data: material } = useSuspenseQuery(specificationsQuery(materialId))
  return material ? (
    <MaterialSpecifications key={materialId} material={material} state={deps.filters.state} />
  ) : (
    <ComparisonOf id={materialId} deps={deps} />
  )
}

const ComparisonOf = ({ id, deps: { filters, page, compare } }: { id: string; deps: ComparisonDeps }) => (
  <Comparison key={id} id={id} filters={filters} page={page} compare={compare} />
)

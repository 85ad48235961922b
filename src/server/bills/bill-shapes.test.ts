import { expect, it } from 'vitest'
import { judgeShapes } from '../../../scripts/bills-quality/judge-shapes.ts'

it.each(judgeShapes().map((score) => [score.name, score] as const))(
  '%s is read as it is labelled',
  (_, score) => {
    expect(score.errors).toEqual([])
    expect(score).toMatchObject({ found: score.items, taken: score.items })
  },
)

import { useRef } from 'react'
import type { BuildUp } from '#domain/rates/build-up.ts'
import { useAboveKeyboard } from '#web/ui/above-keyboard.ts'
import { formatSum } from './written-figures.ts'

type RateBarProps = { title: string; unit: string; built: BuildUp | undefined }

/** The rate at the lower edge while the figures behind it are changed. Readers hear it where it stands (rate-totals.tsx). */
export function RateBar({ title, unit, built }: RateBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useAboveKeyboard(bar)
  return (
    <div
      ref={bar}
      aria-hidden="true"
      className="rate-bar sticky bottom-0 z-20 -mx-4 flex items-baseline justify-between gap-4 border-t border-line bg-surface px-4 py-3 shadow-float lg:hidden print:hidden"
    >
      <span className="min-w-0 truncate text-sm text-quiet">
        {title}, 1 {unit}
      </span>
      <span className="shrink-0 text-lg font-bold tabular-nums">
        {built ? `₦${formatSum(built.rate)}` : 'Check the figures'}
      </span>
    </div>
  )
}

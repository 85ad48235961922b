type Progress = { label: string; value: number; max?: number }

/** How far something is. In our colours: the platform's own bar takes none of them once it has a size. */
export function Progress({ label, value, max = 100 }: Progress) {
  return (
    <progress
      aria-label={label}
      max={max}
      value={value}
      className="h-2 w-40 min-w-0 grow appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-action"
    />
  )
}

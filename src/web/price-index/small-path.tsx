/** The box of a small line. */
export const SMALL = { width: 96, height: 24 }

/** A small line whose steps are known. Tables have many: what all have in common is in the style sheet. */
export const SmallPath = ({ path }: { path: string }) => (
  <svg
    viewBox={`0 0 ${SMALL.width} ${SMALL.height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    className="block h-6 w-24 fill-none stroke-ink stroke-[1.5] [&_path]:[vector-effect:non-scaling-stroke]"
  >
    <path d={path} />
  </svg>
)

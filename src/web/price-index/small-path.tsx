/** The box of a small line. */
export const SMALL = { width: 96, height: 24 }

/** A small line whose steps are known. */
export const SmallPath = ({ path }: { path: string }) => (
  <svg
    viewBox={`0 0 ${SMALL.width} ${SMALL.height}`}
    preserveAspectRatio="none"
    {...SMALL}
    aria-hidden="true"
    className="block fill-none stroke-ink"
  >
    <path d={path} strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
  </svg>
)

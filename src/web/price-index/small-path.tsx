/** The box of a small line. */
export const SMALL = { width: 96, height: 24 }

/** A small line whose steps are known, with a dot where it ends. Tables have many: what all have in common is in the style sheet. */
export const SmallPath = ({ path }: { path: string }) => (
  <svg
    viewBox={`0 0 ${SMALL.width} ${SMALL.height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    className="small-path"
  >
    <path d={path} />
    <path d={endOf(path)} />
  </svg>
)

/** A stroke without a length, which round caps make a dot of in a box of any shape. */
const endOf = (path: string): string => path.replace(/^.*[MV](?:\d+ )?([\d.]+)H(\d+)$/, 'M$2 $1h0')

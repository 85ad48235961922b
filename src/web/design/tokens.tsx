/** The tokens of styles.css: their classes stand here whole, because the stylesheet has those that it finds. */
const COLOURS = [
  ['paper', 'bg-paper', 'the page'],
  ['wash', 'bg-wash', 'a panel on it'],
  ['surface', 'bg-surface', 'controls, and what floats'],
  ['ground', 'bg-ground', 'dark openings'],
  ['ink', 'bg-ink', 'what is read'],
  ['quiet', 'bg-quiet', 'what is read second'],
  ['line', 'bg-line', 'lines of tables'],
  ['edge', 'bg-edge', 'edges of controls'],
  ['signal', 'bg-signal', 'marks, focus'],
  ['action', 'bg-action', 'the one action'],
  ['site', 'bg-site', 'success, WhatsApp'],
  ['alarm', 'bg-alarm', 'errors'],
] as const

export function Colours() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
      {COLOURS.map(([name, ground, use]) => (
        <li key={name}>
          <div className={`h-16 rounded-card border border-edge ${ground}`} />
          <p className="mt-1 font-semibold">{name}</p>
          <p className="text-sm text-quiet">{use}</p>
        </li>
      ))}
    </ul>
  )
}

const SIZES = [
  ['xs, 13', 'text-xs'],
  ['sm, 14', 'text-sm'],
  ['base, 16', 'text-base'],
  ['lg, 18', 'text-lg font-semibold'],
  ['xl, 22', 'text-xl font-semibold'],
  ['2xl, 28', 'text-2xl font-semibold'],
  ['3xl, 36', 'text-3xl font-semibold'],
  ['4xl, 48', 'text-4xl font-semibold'],
  ['5xl, 56', 'text-5xl font-semibold'],
] as const

const SPACES = [
  ['8', 'w-2'],
  ['12', 'w-3'],
  ['16', 'w-4'],
  ['24', 'w-6'],
  ['32', 'w-8'],
  ['48', 'w-12'],
  ['72', 'w-18'],
] as const

export function Sizes() {
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <ul className="stack">
        {SIZES.map(([name, size]) => (
          <li key={name} className={`${size} wrap-anywhere`}>
            NGN 10,600 / 50 kg bag <span className="text-xs font-normal text-quiet">{name}</span>
          </li>
        ))}
      </ul>
      <ul className="stack">
        {SPACES.map(([name, width]) => (
          <li key={name} className="flex items-center gap-3 text-sm tabular-nums">
            <span className="w-8 text-end">{name}</span>
            <span className={`h-4 bg-signal ${width}`} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Elevations() {
  return (
    <ul className="columns-fit">
      <li className="p-6">On the page: what is read, and goods.</li>
      <li className="card p-6">A panel (card): filters, a seller, a tool.</li>
      <li className="floating p-6">Floating: what lies above others, with the one shadow.</li>
      <li className="drawing-grid rounded-card bg-ground p-6 text-on-ground">
        Ground: openings. <span className="text-on-ground-quiet">And what is quiet on it.</span>
      </li>
    </ul>
  )
}

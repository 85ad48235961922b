import { shares } from './shares.ts'

/** A part of a whole. `look` is the class of its colour. */
export type BarPart = { name: string; amount: number; words?: string; look: string }

/** A whole as one bar of its parts, and what each of them is: per cent that come to a hundred. */
export function StackedBar({ parts }: { parts: readonly BarPart[] }) {
  const shown = parts.filter(({ amount }) => amount > 0)
  const percents = shares(shown.map(({ amount }) => amount))
  const before = (index: number) => percents.slice(0, index).reduce((sum, each) => sum + each, 0)
  return (
    <div className="stacked-bar">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        {shown.map(({ name, look }, index) => (
          <rect key={name} x={before(index)} width={percents[index]} height="8" className={look} />
        ))}
      </svg>
      <ul className={shown.some(({ words }) => words) ? 'in-columns' : undefined}>
        {shown.map(({ name, words, look }, index) => (
          <li key={name}>
            <i className={look} />
            <span>
              <b>{`${percents[index]} %`}</b>
              {` ${name}`}
              {words && <span className="block text-quiet">{words}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { Calculator, Clock, HardHat, House, type LucideIcon, MapPin, Store, Tag } from 'lucide-react'
import { SUGGESTION_COUNT_MAX } from '#domain/search/suggestion-rules.ts'
import type { SuggestionOption } from './suggestion-options.ts'

const KINDS: Record<SuggestionOption['kind'], { icon: LucideIcon; says: string }> = {
  recent: { icon: Clock, says: 'Your search' },
  material: { icon: HardHat, says: '' },
  category: { icon: Tag, says: 'Category' },
  'sub-category': { icon: Tag, says: 'Category' },
  home: { icon: House, says: '' },
  place: { icon: MapPin, says: 'Place' },
  seller: { icon: Store, says: 'Shop' },
  work: { icon: Calculator, says: 'Unit rate' },
}

type SuggestionRowProps = { id: string; option: SuggestionOption; active: boolean; onChoose: () => void }

/** One option; the keys are heard by the box. */
export function SuggestionRow({ id, option, active, onChoose }: SuggestionRowProps) {
  const { kind, text, count, href } = option
  const { icon: Icon, says } = KINDS[kind]
  const category = kind === 'sub-category' && new URLSearchParams(href.split('?')[1]).get('category')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus and hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the box names it as the active one
    <div
      id={id}
      role="option"
      aria-selected={active}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 hover:bg-paper aria-selected:bg-paper aria-selected:shadow-[inset_3px_0_var(--color-signal)]"
      onClick={onChoose}
    >
      <Icon className="shrink-0 text-quiet" size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">{text}</span>
      <span className="max-w-1/2 text-end text-sm text-quiet tabular-nums">
        {category ? `in ${category}` : says}
        {count !== null && ` · ${formatCount(count)}`}
      </span>
    </div>
  )
}

const formatCount = (count: number) =>
  count < SUGGESTION_COUNT_MAX ? String(count) : `${SUGGESTION_COUNT_MAX.toLocaleString('en')}+`

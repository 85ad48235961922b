import {
  Calculator,
  Clock,
  HardHat,
  House,
  type LucideIcon,
  MapPin,
  Package,
  Search,
  Store,
  Tag,
} from 'lucide-react'
import { Fragment } from 'react'
import { wordsOf } from '#domain/search/suggestible-words.ts'
import { SUGGESTION_COUNT_MAX } from '#domain/search/suggestion-rules.ts'
import type { SuggestionOption } from './suggestion-options.ts'

const KINDS: Record<SuggestionOption['kind'], { icon: LucideIcon; says: string }> = {
  recent: { icon: Clock, says: 'Your search' },
  material: { icon: Package, says: 'Material' },
  labour: { icon: HardHat, says: 'Labour' },
  category: { icon: Tag, says: 'Category' },
  'sub-category': { icon: Tag, says: 'Category' },
  home: { icon: House, says: 'Home' },
  place: { icon: MapPin, says: 'Place' },
  seller: { icon: Store, says: 'Shop' },
  work: { icon: Calculator, says: 'Unit rate' },
  search: { icon: Search, says: '' },
}

type SuggestionRowProps = {
  id: string
  option: SuggestionOption
  typed: string
  active: boolean
  onChoose: () => void
}

/** One option; the keys are heard by the box. */
export function SuggestionRow({ id, option, typed, active, onChoose }: SuggestionRowProps) {
  const { kind, text, by, count, href } = option
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
      <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">
        {kind === 'search' ? `Search for “${text}”` : marked(text, typed)}
        {by && (
          <span className="text-sm text-quiet">
            <span className="sr-only">, also called</span> {marked(by, typed)}
          </span>
        )}
      </span>
      <span className="max-w-1/2 text-end text-sm text-quiet tabular-nums">
        {category ? `in ${category}` : says}
        {count !== null && ` · ${formatCount(count)} ${wordOf(href, count)}`}
      </span>
    </div>
  )
}

/** With what is typed marked where words begin so. */
function marked(text: string, typed: string) {
  const beginnings = wordsOf(typed)
  return text.split(/(\p{L}+|\p{N}+)/u).map((part, place) => {
    const [word = ''] = wordsOf(part)
    const length = beginnings.find((beginning) => word.startsWith(beginning))?.length ?? 0
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order
      <Fragment key={place}>
        {length > 0 && <mark>{part.slice(0, length)}</mark>}
        {part.slice(length)}
      </Fragment>
    )
  })
}

const wordOf = (href: string, count: number) =>
  `${href.startsWith('/search') ? 'home' : 'offer'}${count === 1 ? '' : 's'}`

const formatCount = (count: number) =>
  count < SUGGESTION_COUNT_MAX ? String(count) : `${SUGGESTION_COUNT_MAX.toLocaleString('en')}+`

import { CircleCheck, CircleDashed, CircleHelp, UserCheck } from 'lucide-react'
import type { LineMatch } from '#domain/bills/matching/match-schema.ts'
import { useNameOf } from '../names.ts'
import type { MatchLevel } from './listed-lines.ts'

export const LEVEL_NAMES: Record<MatchLevel, string> = {
  own: 'Yours',
  sure: 'Sure',
  likely: 'Likely',
  ask: 'Which is it?',
}

const LOOKS: Record<MatchLevel, { look: string; Icon: typeof CircleCheck }> = {
  own: { look: 'text-site', Icon: UserCheck },
  sure: { look: 'text-site', Icon: CircleCheck },
  likely: { look: 'text-action', Icon: CircleDashed },
  ask: { look: 'text-alarm', Icon: CircleHelp },
}

type MatchStateProps = {
  match: LineMatch
  /** Undefined where nothing may be changed. */
  onConfirm: (() => void) | undefined
}

/** What a line is taken for and how sure that is; what is likely is confirmed by one press. */
export function MatchState({ match: { level, as }, onConfirm }: MatchStateProps) {
  const { look, Icon } = LOOKS[level]
  const nameOf = useNameOf()
  const name = as && level !== 'ask' ? nameOf(as) : undefined
  return (
    <div className="flex min-w-0 grow basis-40 items-start gap-2">
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className={`mt-0.5 shrink-0 ${look}`} />
      <span className="min-w-0 grow text-sm wrap-anywhere">
        <span className={`font-semibold ${look}`}>{LEVEL_NAMES[level]}</span>
        {name && `: ${name}`}
      </span>
      {level === 'likely' && onConfirm && (
        <button
          type="button"
          tabIndex={-1}
          className="button button-quiet relative -my-1 min-h-9 shrink-0 px-3 text-sm max-lg:min-h-11"
          onClick={onConfirm}
        >
          Confirm<span className="sr-only"> {name}</span>
        </button>
      )}
    </div>
  )
}

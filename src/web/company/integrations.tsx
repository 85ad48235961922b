import type { Matter } from '#content/content-kinds.ts'
import marks from './tool-marks.svg?url&no-inline'

/** Tools that work with the plugin: their names with marks of our own, because their logos are trademarks. */
export function Integrations({ integrations }: { integrations: Matter<'landing'>['integrations'] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-3 large-letters:grid-cols-1 sm:gap-x-6 sm:gap-y-5 lg:grid-cols-5">
      {integrations.map(({ name, text, mark }) => (
        <li key={name} className="flex items-center gap-2.5 sm:items-start sm:gap-3">
          <svg
            viewBox="0 0 32 32"
            className="size-7 shrink-0 sm:size-9 fill-none stroke-ink stroke-[1.75]"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <use href={`${marks}#${mark}`} />
          </svg>
          <div className="min-w-0">
            <h3 className="text-base">{name}</h3>
            <p className="text-sm text-quiet max-sm:hidden">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

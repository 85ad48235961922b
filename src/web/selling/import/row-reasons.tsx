import type { ImportReason } from '#domain/import/import-schema.ts'

/** Why a row stays out. */
export function RowReasons({ errors }: { errors: readonly ImportReason[] }) {
  if (errors.length === 0) return null
  return (
    <ul className="text-sm text-alarm">
      {errors.map(({ column, value, reason }) => (
        <li key={`${column} ${reason}`} className="wrap-anywhere">
          {column && `${column}${value && ` “${value}”`}: `}
          {reason}
        </li>
      ))}
    </ul>
  )
}

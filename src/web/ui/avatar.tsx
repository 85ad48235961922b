/** The person's picture, or their initials on drawing paper. Decorative: the name stands beside it. */
export function Avatar({ name, src }: { name: string; src: string | null }) {
  const frame = 'size-16 shrink-0 rounded-card border border-line'
  if (src) return <img src={src} alt="" width={64} height={64} className={`${frame} object-cover`} />
  return (
    <span
      aria-hidden="true"
      className={`${frame} drawing-grid grid place-items-center bg-paper text-xl text-ink font-bold`}
    >
      {initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const first = [...(words.at(0) ?? '')][0] ?? ''
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : ''
  return (first + last).toUpperCase()
}

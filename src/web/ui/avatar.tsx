/** The person's picture, or their initials on drawing paper. Decorative: the name stands beside it. */
export function Avatar({ name, src }: { name: string; src: string | null }) {
  if (src) return <img src={src} alt="" width={64} height={64} className="avatar-frame" />
  return (
    <span aria-hidden="true" className="avatar-frame drawing-grid">
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

type Mail = { to: string; subject: string; body: string }

/** A `mailto:` link (RFC 6068): every part percent-encoded, lines separated by CRLF. */
export function mailLink({ to, subject, body }: Mail): string {
  const address = encodeURIComponent(to).replace('%40', '@')
  const lines = body.replace(/\r\n|\r|\n/g, '\r\n')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}

const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text within XML. What XML 1.0 cannot carry is left out. */
export const xmlText = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (character) => ESCAPED[character] ?? '')

export const xmlDocument = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`

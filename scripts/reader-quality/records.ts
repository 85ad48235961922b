/** The records of a CSV file by the names of its columns. */
export function readRecords(text: string): Record<string, string>[] {
  const [columns = [], ...rows] = cellsOf(text)
  return rows.map((cells) =>
    Object.fromEntries(columns.map((column, index) => [column.trim(), cells[index] ?? ''])),
  )
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const match of text.replace(/^\uFEFF/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\n\r]*))(,|\r?\n|$)/g)) {
    const [whole, quoted, plain, end] = match
    if (whole === '' && match.index === text.length) break
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''))
}

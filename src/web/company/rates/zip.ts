/** Puts texts into one ZIP file, stored as they are: a workbook of a few kilobytes needs no compression. */

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0)
  return (sum ^ 0xffffffff) >>> 0
}

/** Little-endian numbers: [value, bytes]. */
function numbers(...fields: [value: number, size: 2 | 4][]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, size]) => sum + size, 0)))
  let at = 0
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return new Uint8Array(view.buffer)
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
const UTF8_NAMES = 0x0800
/** 1 January 1980, the first day that the format knows: the same content gives the same file. */
const DAY = 0x21

/** @param files their content by their path */
export function zip(files: Readonly<Record<string, string>>): Blob {
  const encoder = new TextEncoder()
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const name = encoder.encode(path)
    const content = encoder.encode(text)
    const described: [number, 2 | 4][] = [
      [VERSION, 2],
      [UTF8_NAMES, 2],
      [0, 2],
      [0, 2],
      [DAY, 2],
      [checksum(content), 4],
      [content.length, 4],
      [content.length, 4],
      [name.length, 2],
      [0, 2],
    ]
    const local = numbers([LOCAL, 4], ...described)
    directory.push(
      new Uint8Array(
        numbers([CENTRAL, 4], [VERSION, 2], ...described, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      ),
      name,
    )
    parts.push(new Uint8Array(local), name, content)
    offset += local.length + name.length + content.length
  }
  const count = Object.keys(files).length
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2])
  return new Blob([...parts, ...directory, new Uint8Array(end)])
}

import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

type Size = { width: number; height: number }

/** A photograph of nothing: smooth enough to compress, with a red upper left quarter by which one sees how it is turned. */
export function sampleImage({ width, height }: Size = { width: 1000, height: 750 }): Sharp {
  const quarter = Math.round(width / 2)
  const red = { width: quarter, height: Math.round(height / 2), channels: 3 as const, background: '#e02020' }
  return sharp({ create: { width, height, channels: 3, background: '#2060c0' } })
    .composite([{ input: { create: red }, gravity: 'northwest' }])
    .toColourspace('srgb')
}

/** Some detail in every pixel: as heavy as a photograph gets. */
export const noise = ({ width, height }: Size) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  }).blur(1.2)

export const svg = (content: string, attributes = 'width="400" height="300"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
  )

/** Two frames: the first red, the second blue. */
export async function animation(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#e02020', '#2060c0'].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .toFormat(format, { delay: [100, 100] })
    .toBuffer()
}

/** A few hundred bytes that call themselves so large, and unpack to it. */
export function bomb({ width, height }: Size): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** The colour in the middle of each quarter, coarsely: upper left, upper right, lower left, lower right. */
export async function quarters(image: Uint8Array): Promise<string> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const offset = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels
    const [red = 0, green = 0, blue = 0] = data.subarray(offset)
    if (red > 200 && green > 200 && blue > 200) return 'white'
    if (red + green + blue < 90) return 'black'
    return red > blue ? 'red' : 'blue'
  }
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].join(' ')
}

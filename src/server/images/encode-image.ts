/** Runs in the encoder process. Imports nothing of the product, so that the process starts quickly. */
import sharp, { type Metadata, type Sharp } from 'sharp'
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash'

export type EncodeJob = { bytes: Uint8Array; longestSide: number; widths: readonly number[] }

type EncodedFile = { width: number; format: 'avif' | 'webp'; bytes: Uint8Array<ArrayBuffer> }

export type EncodedImage = {
  width: number
  height: number
  /** A data URL. */
  placeholder: string
  /** Every width in both formats; the last is the picture's own. */
  files: EncodedFile[]
}

export type Refusal = 'no-image' | 'too-many-pixels' | 'broken'

export type Refused = { refusal: Refusal; reason: string }

export type EncodeResult = { image: EncodedImage } | Refused

/** `cover` cuts what does not fit, `contain` leaves a margin. */
export type SharedImageFit = 'cover' | 'contain'

/** A drawing is sharper, and smaller, as PNG. */
export type SharedImageFormat = 'jpeg' | 'png'

export type SharedImageJob = { bytes: Uint8Array; fit: SharedImageFit; format: SharedImageFormat }

export type SharedImageResult = { shared: Uint8Array<ArrayBuffer> } | Refused

/** 24 megapixels are what good cameras take; phones that could take more take 12 as a rule. */
const PIXELS_MAX = 25_000_000

/** What messengers and networks show of a link, in pixels. */
const SHARED = { width: 1200, height: 630 }

const PAPER = '#fbfaf7'

/** Twice the pixels of an SVG's own size. */
const DRAWN_DENSITY = 144

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg']

sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}Buffer`) })

/** A picture in all its sizes, or why there is none. */
export async function encodeImage({ bytes, longestSide, widths }: EncodeJob): Promise<EncodeResult> {
  try {
    const about = await sharp(bytes, { limitInputPixels: PIXELS_MAX }).metadata()
    if (about.format === 'heif' && about.compression !== 'av1') return { refusal: 'no-image', reason: 'HEIC' }
    const { data, info } = await openUpright(bytes, about, longestSide)
    const pixels = sharp(data, { raw: info })
    const sizes = [...widths.filter((width) => width < info.width), info.width]
    const files: EncodedFile[] = []
    for (const width of sizes) files.push(...(await filesOf(pixels.clone().resize({ width }), width)))
    const { width, height } = info
    return { image: { width, height, placeholder: await placeholderOf(pixels), files } }
  } catch (error) {
    return refuse(error)
  }
}

/** A picture as links to it show it: no newer format, which not every messenger knows. */
export async function encodeSharedImage({ bytes, fit, format }: SharedImageJob): Promise<SharedImageResult> {
  try {
    // What is drawn is drawn as large as it is shown.
    const density = format === 'png' ? { density: DRAWN_DENSITY } : {}
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, ...density })
      .resize({ ...SHARED, fit, background: PAPER })
      .flatten({ background: PAPER })
    const encoded =
      format === 'png' ? image.png({ palette: true }) : image.jpeg({ quality: 80, mozjpeg: true })
    return { shared: new Uint8Array(await encoded.toBuffer()) }
  } catch (error) {
    return refuse(error)
  }
}

/**
 * The pixels of the first frame, upright, in sRGB and eight bits, no larger than asked for; nothing else of the file is
 * left. What is transparent becomes white, as paper is: a black logo would vanish on a dark page. An SVG has no pixels that could be
 * enlarged, so it is drawn as large as may be.
 */
function openUpright(bytes: Uint8Array, { format, width, height }: Metadata, longestSide: number) {
  const density = format === 'svg' && Math.max(1, (72 * longestSide) / Math.max(width, height))
  return sharp(bytes, {
    limitInputPixels: PIXELS_MAX,
    autoOrient: true,
    // Mere warnings are about trifles that phones write into their files.
    failOn: 'error',
    ...(density && { density }),
  })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function filesOf(size: Sharp, width: number): Promise<EncodedFile[]> {
  const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer())
  return [
    // One more effort takes seven times as long, and saves 4 %.
    { width, format: 'avif', bytes: await bytesOf(size.clone().avif({ quality: 52, effort: 3 })) },
    { width, format: 'webp', bytes: await bytesOf(size.clone().webp({ quality: 78 })) },
  ]
}

/** A ThumbHash keeps the few broadest waves of a picture. As a WebP they are a hundred bytes that every page can show. */
async function placeholderOf(pixels: Sharp): Promise<string> {
  const { data, info } = await pixels
    .clone()
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { w, h, rgba } = thumbHashToRGBA(rgbaToThumbHash(info.width, info.height, data))
  const waves = sharp(rgba, { raw: { width: w, height: h, channels: 4 } }).removeAlpha()
  return `data:image/webp;base64,${(await waves.webp({ quality: 20 }).toBuffer()).toString('base64')}`
}

function refuse(error: unknown): Refused {
  const reason = error instanceof Error ? error.message : String(error)
  if (reason.includes('unsupported image format')) return { refusal: 'no-image', reason }
  if (reason.includes('exceeds pixel limit')) return { refusal: 'too-many-pixels', reason }
  return { refusal: 'broken', reason }
}

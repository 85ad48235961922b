import { COMPRESSED_BYTES_MAX, IMAGE_TYPES } from '#domain/images/image-rules.ts'

/** The first that makes it small enough is taken, else the last. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3]

/**
 * The image upright, no larger than it has to be, in a format that the server takes; as it is, if it is so already. In a
 * worker, or where there is none in the page.
 * @throws what the browser says of a file that it cannot open
 */
export async function shrinkImage(file: Blob, longestSide: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const isKnown = IMAGE_TYPES.some((type) => type === file.type)
    if (scale === 1 && isKnown && file.size <= COMPRESSED_BYTES_MAX) return file
    const encode = draw(bitmap, scale)
    let smallest = await encode(QUALITIES[0])
    for (const quality of QUALITIES.slice(1))
      if (smallest.size > COMPRESSED_BYTES_MAX) smallest = await encode(quality)
    return smallest
  } finally {
    bitmap.close()
  }
}

type Encode = (quality: number | undefined) => Promise<Blob>

function draw(bitmap: ImageBitmap, scale: number): Encode {
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const [canvas, toBlob] = createCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no images')
  // What is transparent becomes white, on the server too.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return async (quality) => {
    const webp = await toBlob('image/webp', quality)
    // Who cannot write WebP writes a PNG instead.
    return webp.type === 'image/webp' ? webp : toBlob('image/jpeg', quality)
  }
}

type ToBlob = (type: string, quality: number | undefined) => Promise<Blob>
type Drawable = {
  getContext(kind: '2d'): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null
}

function createCanvas(width: number, height: number): [Drawable, ToBlob] {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height)
    return [canvas, (type, quality) => canvas.convertToBlob({ type, ...(quality && { quality }) })]
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const toBlob: ToBlob = (type, quality) =>
    new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error(`No ${type} was made`))),
        type,
        quality,
      )
    })
  return [canvas, toBlob]
}

import sharp from 'sharp'

/** Of half the size: letters blur, and what moves by a pixel counts little. */
const SCALE = 0.5
/** How far a channel must be from what it was, of 255, for a pixel to count as changed: above what compression does. */
const CHANNEL_CHANGE = 40

/** The upper part of a picture, small. */
async function upperPart(path: string, height: number) {
  const { width = 0, height: whole = 0 } = await sharp(path).metadata()
  return sharp(path)
    .extract({ left: 0, top: 0, width, height: Math.min(height, whole) })
    .resize({ width: Math.round(width * SCALE) })
    .removeAlpha()
}

/** Stores a page's look as the baseline of later comparisons. */
export async function storeBaseline(taken: string, baseline: string, height: number): Promise<void> {
  await (await upperPart(taken, height)).webp({ quality: 75 }).toFile(baseline)
}

/** The share of pixels that are not what they were; everything where the size is another one. @throws Error where there is no baseline */
export async function changedShare(taken: string, baseline: string, height: number): Promise<number> {
  const [now, before] = await Promise.all([
    (await upperPart(taken, height)).raw().toBuffer({ resolveWithObject: true }),
    sharp(baseline).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
  ])
  const { width, channels } = now.info
  if (width !== before.info.width || now.info.height !== before.info.height) return 1
  let changed = 0
  for (let at = 0; at < now.data.length; at += channels)
    for (let channel = 0; channel < channels; channel++)
      if (Math.abs((now.data[at + channel] ?? 0) - (before.data[at + channel] ?? 0)) > CHANNEL_CHANGE) {
        changed++
        break
      }
  return changed / (width * now.info.height)
}

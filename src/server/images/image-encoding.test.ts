import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { animation, bomb, noise, quarters, sampleImage, svg } from '../../../tests/support/sample-images.ts'
import type { EncodedImage } from './encode-image.ts'
import { ENCODER_MS, encodeSharedImage, encodeUpload } from './image-encoding.ts'

const largest = ({ files }: EncodedImage, format = 'webp') => {
  const file = files.findLast((each) => each.format === format)
  if (!file) throw new Error(`There is no ${format}`)
  return file.bytes
}

/** Where the size is not the subject: two files are encoded for such a picture, and six for a large one. */
const SMALL = { width: 80, height: 60 }

const RED_FIRST = 'red blue blue blue'

it('draws the words of a chart with the fonts of the product, whatever the machine has', async () => {
  const drawn = (words: string, family: string) =>
    encodeSharedImage(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><text x="9" y="99" font-size="60" font-family="${family}">${words}</text></svg>`,
      ),
      'contain',
      'png',
    )
  const naira = await drawn('₦9,500', 'Arial')
  expect(naira).toEqual(await drawn('₦9,500', 'Georgia, serif'))
  expect(naira).not.toEqual(await drawn('\ue000\ue000\ue000\ue000\ue000\ue000', 'Arial'))
})

describe('a picture', () => {
  it('has every width in both formats, and a placeholder of a few dozen bytes', async () => {
    const encoded = await encodeUpload(await sampleImage().jpeg().toBuffer(), 'product')
    expect(encoded).toMatchObject({ width: 800, height: 600 })
    expect(encoded.files.map(({ width, format }) => `${width}.${format}`)).toEqual([
      '200.avif',
      '200.webp',
      '400.avif',
      '400.webp',
      '800.avif',
      '800.webp',
    ])
    for (const { width, format, bytes } of encoded.files) {
      const about = await sharp(bytes).metadata()
      expect(about).toMatchObject({
        width,
        height: (width * 3) / 4,
        format: format === 'avif' ? 'heif' : 'webp',
      })
      expect(await quarters(bytes)).toBe(RED_FIRST)
    }
    expect(encoded.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(encoded.placeholder.length).toBeLessThan(200)
    const placeholder = Buffer.from(encoded.placeholder.split(',')[1] ?? '', 'base64')
    expect(await quarters(placeholder)).toBe(RED_FIRST)
  })

  it.each([
    ['product', { width: 3000, height: 1000 }, { width: 800, height: 267 }],
    ['listing', { width: 3000, height: 1000 }, { width: 1600, height: 533 }],
    ['avatar', { width: 1000, height: 3000 }, { width: 267, height: 800 }],
    ['product', { width: 300, height: 200 }, { width: 300, height: 200 }],
    ['product', { width: 1, height: 1 }, { width: 1, height: 1 }],
    ['product', { width: 3000, height: 1 }, { width: 800, height: 1 }],
  ] as const)(
    'for a %s of %o is %o: as large as it may be, and never enlarged',
    async (purpose, given, made) => {
      const { width, height, files } = await encodeUpload(await sampleImage(given).png().toBuffer(), purpose)
      expect({ width, height }).toEqual(made)
      expect(files.at(-1)?.width).toBe(made.width)
    },
  )

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('can come as %s', async (format) => {
    const encoded = await encodeUpload(await sampleImage(SMALL).toFormat(format).toBuffer(), 'product')
    expect(await quarters(largest(encoded))).toBe(RED_FIRST)
  })

  it.each([
    [1, 'red blue blue blue'],
    [2, 'blue red blue blue'],
    [3, 'blue blue blue red'],
    [4, 'blue blue red blue'],
    [5, 'red blue blue blue'],
    [6, 'blue red blue blue'],
    [7, 'blue blue blue red'],
    [8, 'blue blue red blue'],
  ])('that was taken in orientation %d stands upright', async (orientation, seen) => {
    const taken = await sampleImage(SMALL).withMetadata({ orientation }).jpeg().toBuffer()
    const encoded = await encodeUpload(taken, 'product')
    expect(encoded.width > encoded.height).toBe(orientation <= 4)
    expect(await quarters(largest(encoded))).toBe(seen)
    expect((await sharp(largest(encoded)).metadata()).orientation).toBeUndefined()
  })

  it('says nothing of where and by whom it was taken', async () => {
    const original = await sampleImage(SMALL)
      .withExif({ IFD0: { Artist: 'Ada Obi' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 30/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Ada Obi</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect(original.includes('Ada Obi')).toBe(true)
    const { files } = await encodeUpload(original, 'product')
    for (const { bytes } of files) {
      const about = await sharp(bytes).metadata()
      expect([about.exif, about.xmp, about.icc, about.iptc]).toEqual(Array(4).fill(undefined))
      expect(Buffer.from(bytes).includes('Ada')).toBe(false)
    }
  })

  it('keeps its colours, from CMYK, a wide gamut, sixteen bits, grey and a palette', async () => {
    const make = sampleImage(SMALL)
    const samples = [
      await make.clone().toColourspace('cmyk').jpeg().toBuffer(),
      await make.clone().withIccProfile('p3').jpeg().toBuffer(),
      await make.clone().toColourspace('rgb16').png().toBuffer(),
      await make.clone().png({ palette: true, colours: 4 }).toBuffer(),
    ]
    expect((await sharp(samples[0]).metadata()).space).toBe('cmyk')
    expect((await sharp(samples[2]).metadata()).depth).toBe('ushort')
    for (const sample of samples)
      expect(await quarters(largest(await encodeUpload(sample, 'product')))).toBe(RED_FIRST)
    const grey = sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    const made = await encodeUpload(await grey.toColourspace('b-w').png().toBuffer(), 'product')
    expect(await quarters(largest(made))).toBe('white white white white')
  })

  it('is white where it was transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const logo = sharp({ create: { width: 40, height: 40, channels: 4, background: clear } })
    const encoded = await encodeUpload(await logo.png().toBuffer(), 'product')
    expect(await quarters(largest(encoded))).toBe('white white white white')
    expect(await quarters(largest(encoded, 'avif'))).toBe('white white white white')
  })

  it('is the first frame of what moved', async () => {
    const encoded = await encodeUpload(await animation('webp'), 'product')
    expect(encoded).toMatchObject({ width: 60, height: 40 })
    expect(await quarters(largest(encoded))).toBe('red red red red')
    expect((await sharp(largest(encoded)).metadata()).pages ?? 1).toBe(1)
  })

  it('is the same bytes every time', async () => {
    const bytes = await noise({ width: 300, height: 200 }).jpeg().toBuffer()
    const [one, other] = await Promise.all([encodeUpload(bytes, 'product'), encodeUpload(bytes, 'product')])
    expect(one).toEqual(other)
  })
})

describe('an SVG', () => {
  it('becomes pixels, sharp at any size', async () => {
    const tiny = svg(
      '<rect width="5" height="5" fill="#e02020"/><path d="M5 0h5v10H0V5h5z" fill="#2060c0"/>',
      'width="10" height="10"',
    )
    const encoded = await encodeUpload(tiny, 'product')
    expect(encoded).toMatchObject({ width: 800, height: 800 })
    expect(await quarters(largest(encoded))).toBe(RED_FIRST)
    expect(await encodeUpload(svg('', 'viewBox="0 0 20 10"'), 'listing')).toMatchObject({
      width: 1600,
      height: 800,
    })
  })

  it.each([
    ['a script', '<script>document.write("x")</script>'],
    ['a handler', '<rect width="9" height="9" onload="alert(1)"/>'],
    [
      'HTML in it',
      '<foreignObject width="400" height="300"><body xmlns="http://www.w3.org/1999/xhtml" style="background:red"><script>1</script></body></foreignObject>',
    ],
    [
      'an image of this machine',
      `<image width="400" height="300" xlink:href="file://${import.meta.dirname}/../../../docs/images/market.png"/>`,
    ],
    ['an image beside it', '<image width="400" height="300" href="docs/images/market.png"/>'],
    ['another SVG', `<use href="file://${import.meta.dirname}/../../../public/favicon.svg#a"/>`],
    [
      'a text of this machine',
      '<text y="99" font-size="99" xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="/etc/hostname" parse="text"/></text>',
    ],
    [
      'a style sheet',
      '<style>@import url("file:///etc/hostname"); @font-face { font-family: x; src: url("http://127.0.0.1:1/") }</style>',
    ],
  ])('with %s draws nothing of it', async (_, content) => {
    const encoded = await encodeUpload(svg(content), 'product')
    const { channels } = await sharp(largest(encoded)).stats()
    const isDrawn = content.startsWith('<rect')
    expect(channels.every(({ min }) => min > 250)).toBe(!isDrawn)
  })

  it.each([
    ['entities that multiply', entities(10)],
    [
      'an entity of this machine',
      Buffer.from(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]>${svg('<text>&a;</text>')}`),
    ],
    ['no end', svg('<rect width="9"').subarray(0, -8)],
    ['a size beyond all', svg('', 'width="1e9" height="1e9"')],
    ['no area', svg('', 'width="0" height="0"')],
  ])('with %s is refused', async (_, bytes) => {
    await expect(encodeUpload(bytes, 'product')).rejects.toMatchObject({ code: 'invalid' })
  })

  it('of a size that no screen has is drawn smaller', async () => {
    expect(await encodeUpload(svg('', 'width="4000" height="2000"'), 'product')).toMatchObject({
      width: 800,
    })
    await expect(encodeUpload(svg('', 'width="30000" height="30000"'), 'product')).rejects.toMatchObject({
      code: 'too-large',
    })
  })

  it('that would be drawn for hours is given up, and nothing else suffers', {
    tags: ['slow', 'long'],
    timeout: 40_000,
  }, async () => {
    const filter = '<filter id="f"><feTurbulence numOctaves="20" baseFrequency="0.9"/></filter>'
    const slow = svg(
      filter + '<rect width="800" height="800" filter="url(#f)"/>'.repeat(3_000),
      'width="800" height="800"',
    )
    // Its processor would be busy for as long as that: another limit ends it in the same way.
    expect(ENCODER_MS).toBeLessThan(30_000)
    const began = performance.now()
    const refused = expect(encodeUpload(slow, 'product', 4_000)).rejects.toMatchObject({
      code: expect.stringMatching(/invalid|unavailable/),
    })
    const beside = await sampleImage(SMALL).png().toBuffer()
    expect(await encodeUpload(beside, 'product')).toMatchObject({ width: 80 })
    await refused
    expect(performance.now() - began).toBeLessThan(30_000)
  })

  it('that is packed, and unpacks to gigabytes, is refused', { timeout: 40_000 }, async () => {
    const packed = gzipSync(svg(`<!--${'x'.repeat(300_000_000)}-->`), { level: 1 })
    expect(packed.length).toBeLessThan(2 * 1024 * 1024)
    await expect(encodeUpload(packed, 'product')).rejects.toMatchObject({
      code: expect.stringMatching(/invalid|unsupported-type/),
    })
  })
})

describe('what is no image', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['a page', Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>')],
    ['a program', Buffer.from('MZ\x90\x00 and so on')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
    ['an archive', Buffer.from('PK\x03\x04 and so on')],
    ['a GIF that is a script too', Buffer.from('GIF89a/*\x00\x00\x00\x00\x00\x00*/=1;alert(1)//')],
    ['only the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff])],
  ])('%s is refused', async (_, bytes) => {
    await expect(encodeUpload(bytes, 'product')).rejects.toMatchObject({
      code: expect.stringMatching(/unsupported-type|invalid/),
    })
  })

  it.each([
    ['GIF', () => animation('gif')],
    ['TIFF', () => sampleImage({ width: 8, height: 8 }).tiff().toBuffer()],
  ])('nor is a %s one that we take', async (_, make) => {
    await expect(encodeUpload(await make(), 'product')).rejects.toMatchObject({ code: 'unsupported-type' })
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('half a %s is damaged', async (format) => {
    const whole = await noise({ width: 400, height: 300 }).toFormat(format).toBuffer()
    const half = whole.subarray(0, whole.length / 2)
    await expect(encodeUpload(half, 'product')).rejects.toMatchObject({ code: 'invalid' })
  })

  it('an image of far too many pixels is refused before they are made', async () => {
    const small = bomb({ width: 30_000, height: 30_000 })
    expect(small.length).toBeLessThan(200_000)
    await expect(encodeUpload(small, 'product')).rejects.toMatchObject({ code: 'too-large' })
    expect(await encodeUpload(bomb({ width: 5_000, height: 5_000 }), 'product')).toMatchObject({
      width: 800,
    })
  })
})

describe('an image that is something else too', () => {
  const PAYLOAD = '<html><script>alert(document.domain)</script></html>'
  it.each([
    [
      'ends in a page',
      async () => Buffer.concat([await sampleImage(SMALL).jpeg().toBuffer(), Buffer.from(PAYLOAD)]),
    ],
    [
      'ends in an archive',
      async () =>
        Buffer.concat([
          await sampleImage(SMALL).png().toBuffer(),
          Buffer.from(`PK\x03\x04${PAYLOAD}PK\x05\x06`),
        ]),
    ],
    [
      'has a page in its comment',
      async () => withComment(await sampleImage(SMALL).jpeg().toBuffer(), PAYLOAD),
    ],
    [
      'has a page in its metadata',
      () =>
        sampleImage(SMALL)
          .withExif({ IFD0: { ImageDescription: PAYLOAD } })
          .webp()
          .toBuffer(),
    ],
  ])('and %s is only an image afterwards', async (_, make) => {
    const bytes = await make()
    expect(bytes.includes('<script>')).toBe(true)
    const { files } = await encodeUpload(bytes, 'product')
    expect(await quarters(largest({ files } as EncodedImage))).toBe(RED_FIRST)
    for (const file of files)
      for (const trace of ['<script', '<html', 'PK\x03\x04'])
        expect(Buffer.from(file.bytes).includes(trace)).toBe(false)
  })
})

/** Each names the one before ten times: ten levels are ten thousand million letters. */
function entities(levels: number): Buffer {
  const names = Array.from({ length: levels + 1 }, (_, level) => `e${level}`)
  const declared = names.map(
    (name, level) => `<!ENTITY ${name} "${level === 0 ? 'x' : `&e${level - 1};`.repeat(10)}">`,
  )
  return Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg [${declared.join('')}]>${svg(`<text>&e${levels};</text>`)}`,
  )
}

/** A JPEG's comment comes right after its beginning. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)])
}

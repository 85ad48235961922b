import PDFDocument from 'pdfkit'
import type { MaterialSchedule } from '#domain/bills/pricing/schedule-schema.ts'
import { formatDay } from '#domain/dates.ts'
import { formatFigure } from '#domain/figures.ts'
import { packsText } from '#domain/rates/materials-to-buy.ts'

const MARGIN = 42
const ROW = 16
const BOTTOM = 60

/** What a column shows, from where on the page and how wide. */
const COLUMNS = [
  { head: 'Material', at: 0, width: 190, align: 'left' },
  { head: 'To buy', at: 195, width: 120, align: 'left' },
  { head: 'kg', at: 320, width: 50, align: 'right' },
  { head: 'Cheapest seller', at: 380, width: 80, align: 'left' },
  { head: 'NGN', at: 462, width: 50, align: 'right' },
] as const

/** The letters of the standard fonts: those of Yoruba and Igbo lose their dots, which no standard font has. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('₦', 'NGN ')

/** The schedule as a printout. */
export function schedulePdf(schedule: MaterialSchedule): Promise<Uint8Array<ArrayBuffer>> {
  const page = new PDFDocument({ size: 'A4', margin: MARGIN, info: { Title: plain(schedule.bill.name) } })
  const chunks: Uint8Array[] = []
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    page.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    page.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    page.on('error', reject)
  })
  page
    .font('Helvetica-Bold')
    .fontSize(15)
    .text(`Materials for ${plain(schedule.bill.name)}`)
  const where = schedule.state ?? 'Nigeria'
  page
    .font('Helvetica')
    .fontSize(9)
    .text(`Prices asked in ${where}, ${formatDay(schedule.pricedAt)}. Amounts in naira, without delivery.`)
  page.moveDown()
  row(
    page,
    COLUMNS.map(({ head }) => head),
    'Helvetica-Bold',
  )
  for (const {
    name,
    packs,
    kilograms,
    offers: [offer],
    cost,
    have,
  } of schedule.lines)
    row(page, [
      name,
      have ? 'have it already' : packsText(packs),
      kilograms === null ? '' : formatFigure(Math.round(kilograms)),
      offer?.seller ?? '',
      cost === null ? 'no price' : formatFigure(Math.round(cost)),
    ])
  const { cost, kilograms, withoutOffer, unpricedLines } = schedule.totals
  row(
    page,
    ['Together', '', formatFigure(Math.round(kilograms)), '', formatFigure(Math.round(cost))],
    'Helvetica-Bold',
  )
  page.moveDown().fontSize(8)
  page.text(
    `${withoutOffer} materials have no price in it; ${unpricedLines} lines of the bill are unpriced, and nothing is listed for them.`,
    MARGIN,
  )
  page.end()
  return whole
}

function row(page: PDFKit.PDFDocument, cells: readonly string[], font = 'Helvetica'): void {
  if (page.y > page.page.height - BOTTOM) page.addPage()
  const top = page.y
  page.font(font).fontSize(8)
  COLUMNS.forEach(({ at, width, align }, index) => {
    page.text(plain(cells[index] ?? ''), MARGIN + at, top, {
      width,
      align,
      height: ROW,
      ellipsis: true,
      lineBreak: false,
    })
  })
  page.y = top + ROW
  page.x = MARGIN
}

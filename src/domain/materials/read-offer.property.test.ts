import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNITS } from '#domain/catalogue.ts'
import { randomRuns } from '../../../tests/support/proof.ts'
import { readOffer } from './read-offer.ts'

const WORDS =
  'cement iron rod 12mm 9" 2x3 60x60 cm 1/2 inch 50 kg bag of per ton 20 tonnes trip granite block hollow tile carton pcs 4 x 8 ft 0.55 longspan sheet 2.5mm single core coil 100 m Y12 A142 brc roll 16 mm nails 3 and , ( ) - / paint 20L emulsion pipe ppr PN20 window door 3 7 1,000 litres tank ₦ N 9500 10-20 half ½ minimum order above bundle lengths 600 bags'.split(
    ' ',
  )
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 250 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 16 }).map((words) => words.join(' ')),
)
const offer = fc.record({ name: text, unit: fc.constantFrom(...UNITS), description: text })

/** Inches and feet in mm, a stone's size, a bore or a thickness that goes by inches: what the registry says that they are. */
/** Quarries and engineers name one stone differently: 12 and 13 mm are 12.5, 20 mm is 19; a 9 block has 9 inches. */
const EQUIVALENT =
  /\b(?:12|13|20)(?!\d)|^[569]$|inch|inches|in\b|ft|feet|"|[½¼¾]|\d\/\d|half|quarter|cm|\bm\b|kg|kw|foot|single|double|twin|''/i

describe('whatever is offered', () => {
  it('is read without failing, the same way each time, and says why where it says nothing', () => {
    fc.assert(
      fc.property(offer, (each) => {
        const reading = readOffer(each)
        expect(readOffer(each)).toEqual(reading)
        if (!reading.material) {
          expect(reading).toMatchObject({ parameters: {}, brand: null, pack: null, comparable: null })
        }
        if (!reading.comparable) expect(reading.why).toBeTruthy()
      }),
      { numRuns: randomRuns(2000) },
    )
  })

  it('rests on words that stand there', () => {
    fc.assert(
      fc.property(offer, (each) => {
        for (const { text: said, start, end, in: where } of readOffer(each).evidence) {
          expect(each[where].slice(start, end)).toBe(said)
          expect(said).not.toBe('')
        }
      }),
      { numRuns: randomRuns(2000) },
    )
  })

  it('every number of a parameter or a pack is in the words that say so, or has its equivalence', () => {
    fc.assert(
      fc.property(offer, (each) => {
        const { parameters, pack, evidence } = readOffer(each)
        const written = (part: string) =>
          evidence
            .filter((said) => said.part === part)
            .map((said) => said.text.replaceAll(',', ''))
            .join(' ')
        for (const [id, value] of Object.entries(parameters)) {
          for (const digits of String(value).match(/\d+/g) ?? []) {
            expect(
              written(id).includes(digits) || EQUIVALENT.test(written(id)) || written(id).includes('x'),
            ).toBe(true)
          }
        }
        if (pack && pack.size !== 1) {
          const sides = / ?[x×] ?/.test(written('pack'))
          expect(
            sides || written('pack').includes(String(pack.size)) || EQUIVALENT.test(written('pack')),
          ).toBe(true)
        }
      }),
      { numRuns: randomRuns(2000) },
    )
  })

  it('what is compared is more than nothing, and in the unit of its material', () => {
    fc.assert(
      fc.property(offer, (each) => {
        const { comparable, material } = readOffer(each)
        if (!comparable) return
        expect(comparable.quantity).toBeGreaterThan(0)
        expect(Number.isFinite(comparable.quantity)).toBe(true)
        expect(comparable.unit).toBe(material?.compared)
      }),
      { numRuns: randomRuns(2000) },
    )
  })
})

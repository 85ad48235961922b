import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseLabels } from '../../../scripts/reader-quality/labels.ts'
import { judge, precisionOf, recallOf, scoresOf } from '../../../scripts/reader-quality/measure.ts'
import { READER_VERSION, readOffer } from './read-offer.ts'

const FOLDER = path.join(import.meta.dirname, '../../../scripts/reader-quality')
const labelled = (file: string) => parseLabels(readFileSync(path.join(FOLDER, file), 'utf8'))

const FILES = [
  'demonstration.txt',
  'demonstration-held-out.txt',
  'lists.txt',
  'lists-held-out.txt',
  'lists-everyday.txt',
  'lists-careful.txt',
  'lists-markets.txt',
  'lists-invoices.txt',
  'lists-counters.txt',
  'lists-requisitions.txt',
  'lists-depots.txt',
  'lists-exports.txt',
  'lists-portals.txt',
  'lists-notices.txt',
  'lists-forwarded.txt',
  'lists-merchants.txt',
  'lists-classifieds.txt',
]

describe('the reader of offers', () => {
  it('reads as its version did: where it reads otherwise the version counts up, and every product is read again', () => {
    const readings = FILES.flatMap(labelled).map(({ name, unit }) => readOffer({ name, unit }))
    expect([READER_VERSION, hash('sha256', JSON.stringify(readings), 'base64url').slice(0, 12)]).toEqual([
      7,
      'YtLUmsnQUjEu',
    ])
  })

  it('is measured with at least 600 names', () => {
    expect(FILES.flatMap(labelled).length).toBeGreaterThanOrEqual(600)
  })

  it.each([FILES.slice(0, 2), FILES.slice(2), FILES])(
    'is right where it says something: %s, %s',
    (...files) => {
      const judged = files
        .flatMap(labelled)
        .map(({ name, unit, label }) => judge(label, readOffer({ name, unit })))
      const { material, comparable } = scoresOf(judged)
      for (const score of [material, comparable]) {
        expect(precisionOf(score)).toBeGreaterThanOrEqual(0.98)
        expect(recallOf(score)).toBeGreaterThanOrEqual(0.9)
      }
    },
  )
})

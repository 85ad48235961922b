import { describe, expect, it } from 'vitest'
import type { BillUnit } from '../bill-schema.ts'
import { matchLine } from './match-line.ts'

const matched = (text: string, unit: BillUnit, section: string[] = []) =>
  matchLine({ text, preamble: '', section, kind: 'measured', unit: { written: unit, known: unit } })

describe('what a line says and its item does not account for', () => {
  it.each([
    ['20mm and 25mm PVC conduit', 'm'],
    ['12mm and 16mm diameter high yield bars in beams', 'kg'],
    ['Lighting point in 2.5mm2 cable', 'point'],
    ['13A socket outlet point wired in 4mm2', 'point'],
    ['600x600mm vitrified floor tiles, PC N8,500/m2', 'm2'],
    ['Concrete 1:2:4 in beams or columns', 'm3'],
    ['Supply flush door 900x2100mm', 'nr'],
    ['Concrete 1:2:4 in columns, reinforced with 4Y16', 'm3'],
    ['Excavate trench and cart away, max depth 1.5m', 'm3'],
    ['Excavate trench ne 1.5m deep and backfill after', 'm3'],
    ['Cart away surplus excavated material off site, 10km', 'm3'],
    ['1200x1200mm aluminium sliding window with 10mm glass', 'nr'],
    ['1000 gauge polythene dpm, two layers', 'm2'],
    ['2 gang 2 way switch', 'nr'],
    ['Stainless steel burglary bars', 'm2'],
    ['Sawn formwork to sides of beams, height to soffit exceeding 3.5m', 'm2'],
    ['600x600mm floor tiles excluding bedding mortar', 'm2'],
    ['4mm2 single core cable and earth', 'm'],
    ['Remove trees, girth 600mm - 3.00m, grub up roots', 'nr'],
    ['Toilet complete (wc, whb, shower)', 'set'],
    ['WC suite complete and bidet', 'nr'],
    ['Flush door 900 x 2100mm (hinges, stopper and closer)', 'nr'],
  ] as const)('is confirmed first: %s', (text, unit) => expect(matched(text, unit).level).toBe('likely'))

  it.each([
    ['9 inch hollow sandcrete block wall', 'm2'],
    ['13A socket outlet point wired with 2.5mm2 cable in 20mm conduit', 'point'],
    ['600x600x10mm vitrified floor tiles bedded in cement mortar', 'm2'],
    ['4 core 16mm2 PVC/SWA/PVC armoured cable', 'm'],
    ['Hardcore bed 150mm thick', 'm3'],
    ['Reinforced concrete (1:2:4 - 19mm aggregate) in columns', 'm3'],
    ['Concrete 1:2:4 in columns excluding formwork', 'm3'],
    ['Two coats emulsion paint to walls over 300mm girth', 'm2'],
    ['1500 x 1200mm aluminium sliding window', 'nr'],
    ['38mm cement and sand screed to receive tiles', 'm2'],
    ['Gate valve 20mm', 'nr'],
    ['3/4" brass gate valve', 'nr'],
    ['Clear site of bush and grass, burn or cart away', 'm2'],
    ['2 x 4 hardwood rafters', 'm'],
    ['Flush door 900 x 2100mm hung on 1½ pairs of hinges', 'nr'],
    ['Excavate trench not exceeding 5 ft. deep', 'yd3'],
    ['Damp-proof course 9 in. wide', 'ft'],
  ] as const)('does not mind what is usual: %s', (text, unit) =>
    expect(matched(text, unit).level).toBe('sure'),
  )

  it.each(['Supply only', 'Repairs', 'Fixing only', 'Materials by client'])(
    'is asked about below “%s”',
    (heading) => expect(matched('225mm hollow sandcrete block wall', 'm2', [heading]).level).toBe('ask'),
  )

  it.each([
    ['Longspan 0.45mm', 'm2', 'longspan45'],
    ['12mm TMT bar', 't', 'rebar'],
  ] as const)('is never work below a schedule of what is only bought: %s', (text, unit, resource) => {
    for (const heading of ['MATERIAL SCHEDULE (supply only)', 'Materials', 'List of materials'])
      expect(matched(text, unit, [heading]).as).toMatchObject({ kind: 'material', resource })
    expect(matched('Laying of blocks 225mm hollow', 'm2', ['Material schedule']).as).toBeNull()
    expect(matched(text, unit, ['Materials and workmanship']).as?.kind).not.toBe('material')
  })

  it('is sure of cement in bags as a material, and of no work that is only supplied', () => {
    expect(matched('Cement Dangote', 'bag')).toMatchObject({
      level: 'sure',
      as: { kind: 'material', resource: 'cement' },
    })
    expect(matched('Supply only: 600x600mm vitrified floor tiles', 'm2').level).not.toBe('sure')
  })

  it('is not sure of a material that says two sizes', () => {
    const list = ['Schedule of materials']
    expect(matched('Hollow blocks 9" (450 x 225 x 225)', 'nr', list).level).toBe('sure')
    expect(matched('Hollow blocks 6" (450 x 225 x 225)', 'nr', list).level).toBe('likely')
  })

  it('reads what stands in the row as said of the line', () => {
    const beside = (preamble: string, text: string, unit: BillUnit) =>
      matchLine({ text, preamble, section: [], kind: 'measured', unit: { written: unit, known: unit } })
    expect(beside('In its row: Beams', 'Y16 bars', 't')).toMatchObject({
      level: 'sure',
      as: { choices: { element: 'beam' } },
    })
    expect(beside('In its row: External', '15mm render to walls', 'm2')).toMatchObject({
      level: 'sure',
      as: { choices: { side: 'outside' } },
    })
    expect(beside('In its row: Client', '225mm hollow block wall', 'm2').level).toBe('likely')
  })

  it('is not sure of a filled wall that is not filled, nor of softwood where ours is not', () => {
    expect(matched('150mm hollow blocks filled with concrete; not filled', 'm2').level).not.toBe('sure')
    expect(matched('3x4x12 softwood', 'length', ['Materials']).level).not.toBe('sure')
  })
})

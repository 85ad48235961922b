import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments.ts'

describe('the arguments of an import', () => {
  it('are read', () => {
    const args = [
      ...[
        'products',
        'stock.csv',
        '--seller',
        'ade@mail.example',
        '--map',
        'name=Their name = ours',
        '--map',
        'price=Preis',
        '--map',
        'area=',
      ],
      ...[
        '--default',
        'state=Akwa Ibom',
        '--key',
        'SKU',
        '--rate',
        'usd=1550.5',
        '--dry-run',
        '--batch',
        '100',
      ],
    ]
    expect(readArguments(args)).toEqual({
      name: 'products',
      file: 'stock.csv',
      seller: 'ade@mail.example',
      map: { name: 'Their name = ours', price: 'Preis', area: '' },
      defaults: { state: 'Akwa Ibom' },
      key: 'SKU',
      rates: { USD: 1550.5 },
      dryRun: true,
      report: undefined,
      batchSize: 100,
    })
    expect(readArguments(['--help'])).toBe('help')
  })

  it.each([
    [[], 'Say first what is in the file'],
    [['houses', 'a.csv'], 'Say first what is in the file'],
    [['products'], 'Name the CSV file'],
    [['products', 'a.csv'], 'Say whose rows these are'],
    [['products', 'a.csv', 'b.csv', '--seller', 'x'], 'One file at a time'],
    [
      ['products', 'a.csv', '--seller', 'x', '--map', 'name'],
      '--map "field=their header" is the form, not “name”',
    ],
    [['products', 'a.csv', '--seller', 'x', '--default', 'unit='], '--default field=value is the form'],
    [['products', 'a.csv', '--seller', 'x', '--rate', '1550'], '--rate USD=1550 is the form, not “1550”'],
    [['products', 'a.csv', '--seller', 'x', '--rate', 'USD=-3'], '--rate USD=1550 is the form'],
    [['products', 'a.csv', '--seller', 'x', '--batch', '0'], '--batch is a number from 1 to 1500'],
    [['products', 'a.csv', '--colour', 'red'], '--colour'],
  ])('%j are told what is wrong with them', (args, message) => {
    expect(() => readArguments(args)).toThrow(message)
  })
})

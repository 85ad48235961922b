import { describe, expect, it } from 'vitest'
import { billOf, gridOf, HEADINGS, type MadeRow } from '../../../tests/support/bill-grid.ts'
import { readBill } from './read-bill.ts'

const texts = (...rows: MadeRow[]) => billOf(...rows).lines.map(({ text }) => text)

describe('columns', () => {
  const rows = [
    ['A', 'Excavate trench not exceeding 1.5m deep', 'm3', 10, 2_000, 20_000],
    ['B', 'Blockwork in walls', 'm2', 4, 3_000, 12_000],
    ['C', 'Doors', 'No', 3, 5_000, 15_000],
  ]
  const order = (heading: (string | null)[], columns: number[]) =>
    readBill(gridOf({ Bill: [heading, ...rows.map((row) => columns.map((column) => row[column] ?? null))] }))

  it.each([
    [
      'misspelt',
      ['S/N', 'DISCRIPTION OF WORK', 'QTTY', 'U/M', 'RATE N', 'AMT'],
      [0, 1, 3, 2, 4, 5],
      'ABDCEF',
    ],
    [
      'without a caption',
      ['ITEM NO', null, 'UNIT', 'QUANTITY', 'RATE', 'AMOUNT'],
      [0, 1, 2, 3, 4, 5],
      'ABCDEF',
    ],
    ['without any', [], [0, 1, 2, 3, 4, 5], 'ABCDEF'],
    ['in another language', ['N.', 'Opis', 'JM', 'Il.', 'Cena', 'Wart.'], [0, 1, 2, 3, 4, 5], 'ABCDEF'],
    [
      'with the rate before the quantity',
      ['Item', 'Description', 'Unit', 'Rate', 'Qty', 'Amount'],
      [0, 1, 2, 4, 3, 5],
      'ABCEDF',
    ],
  ])('headed %s are found by what stands in them', (_, heading, columns, expected) => {
    const { lines, sheets } = order(heading, columns)
    const found = sheets[0]?.columns
    expect([found?.description, found?.unit, found?.quantity, found?.rate, found?.amount].join('')).toBe(
      expected.slice(1),
    )
    expect(lines.map(({ quantity, rate, amount }) => [quantity, rate, amount])).toEqual([
      [10, 2_000, 20_000],
      [4, 3_000, 12_000],
      [3, 5_000, 15_000],
    ])
  })

  it.each([
    [['Item', 'Description', 'Quantity', 'Unit', 'Rate', 'N   k'], [0, 1, 3, 2, 5, 5], 'D'],
    [['Unit', 'Qty', 'Description of work', 'Rate', 'N', 'K'], [2, 3, 1, 5, 5, 5], 'A'],
    [['S/N', 'Particulars', 'Rate', 'Nr off', 'Per', 'Amount'], [0, 1, 5, 3, 2, 5], 'E'],
  ])(
    'of units are those so headed, where nobody knows the words and rates are empty: %s',
    (heading, order, unit) => {
      const said = [
        ['A', 'Excavate trench not exceeding 1.5m deep', 'Cubes', 10, null, null],
        ['B', 'Blockwork in walls', 'Sq', 4, null, null],
        ['C', 'Doors', 'No.', 3, null, null],
        ['D', 'Skirting to match', 'Run', 30, null, null],
      ]
      const closing = [null, 'Carried to collection', null, null, 'N', null]
      const body = said.map((row) => order.map((column) => row[column] ?? null))
      const { lines, sheets } = readBill(gridOf({ Bill: [heading, ...body, closing] }))
      expect(sheets[0]?.columns.unit).toBe(unit)
      expect(lines.map(({ quantity, unit: { written } }) => [quantity, written])).toEqual([
        [10, 'Cubes'],
        [4, 'Sq'],
        [3, 'No.'],
        [30, 'Run'],
      ])
    },
  )

  it('under other headings belong to what stands above those', () => {
    const { lines } = billOf(
      ['**PAINTER**', null, null, null, null, null],
      ['A', 'Emulsion paint to walls', 'm2', 3, 100, 300],
      [null, null, null, null, null, null],
      ['Material schedule (supply only)', null, null, null, null, null],
      ['Item', 'Material', 'Unit', 'Quantity', 'Price', 'Total'],
      ['B', 'Longspan 0.45mm', 'm2', 92, 9_600, 883_200],
    )
    expect(lines.at(-1)).toMatchObject({ section: ['Material schedule (supply only)'], preamble: '' })
  })

  it('under the same headings spelt otherwise go on with their element', () => {
    const page = ['Item', 'Description of work', 'Unit', 'Qty', 'Rate (N)', 'Amount']
    const { lines } = billOf(
      ['A', '**BLOCKWORK**'],
      ...rows,
      [],
      [null, 'Proposed bungalow for a client at Lekki phase one'],
      page,
      ...rows,
    )
    expect(lines.at(-1)?.section).toEqual(lines[0]?.section)
    expect(lines[0]?.section).toEqual(['BLOCKWORK'])
  })

  it('are asked for where nothing says which figures are which', () => {
    const bill = readBill(
      gridOf({
        Bill: [
          ['Sand', 'm3', 7, 3],
          ['Granite', 'm3', 4, 9],
          ['Cement', 'bag', 50, 2],
        ],
      }),
    )
    expect(bill.isDoubtful).toBe(true)
    expect(bill.sheets[0]?.doubts.join()).toContain('rates')
  })

  it('headed again in the middle are no items, and headings in two rows are one', () => {
    const two = [
      ['ITEM', 'DESCRIPTION', 'UNIT', null, 'RATE', 'AMOUNT'],
      [null, null, null, 'QTY', '(N)', '(N)'],
    ]
    const { lines, sheets } = readBill(gridOf({ Bill: [...two, ...rows, [], [...HEADINGS], ...rows] }))
    expect(lines).toHaveLength(6)
    expect(sheets[0]?.headers).toEqual([1, 2, 7])
  })
})

describe('rows', () => {
  it('that close a page are no items, and a chamber for collection is one', () => {
    const { lines, rows } = billOf(
      ['A', 'Rain water collection chamber', 'No', 2, 100, 200],
      [null, 'To Collecton', null, null, null, '=F2'],
      [null, 'From Page 1', null, null, null, '=F3'],
      [null, 'SUBSTRUCTURE CARRIED TO SUMMARY', null, null, null, '=F4'],
      [null, 'Carried forward c/f', null, null, null, 200],
      [null, null, null, null, 'Total', 200],
    )
    expect(lines.map(({ row }) => row)).toEqual([2])
    expect(rows[0]?.slice(2).map(({ kind }) => kind)).toEqual(Array(5).fill('closing'))
  })

  it('say what they are and why', () => {
    const { rows } = billOf(
      ['**ROOF**'],
      [null, '**ROOF**'],
      [null, 'Timbers are treated'],
      [],
      ['A', 'Rafters', 'm', 2],
    )
    expect(rows[0]?.every(({ why }) => why !== '')).toBe(true)
  })

  it('go on with an item where their sentence is not at its end', () => {
    expect(
      texts(
        ['A', 'Excavate trench for', 'm3', 2],
        [null, 'foundations in firm ground'],
        [],
        ['B', 'Hardcore', 'm3', 1],
      ),
    ).toEqual(['Excavate trench for foundations in firm ground', 'Hardcore'])
  })

  it('hold for what follows until a heading', () => {
    const { lines } = billOf(
      [null, '**WALLS**'],
      [null, '1.14: Masonry'],
      [null, '**Sandcrete blocks**'],
      [null, 'In cement and sand (1:6)'],
      [],
      ['A', '225mm walls', 'm2', 3],
      [null, '**Walls continued**'],
      ['B', '150mm walls', 'm2', 3],
      [null, '**ROOF**'],
      ['C', 'Rafters', 'm', 3],
    )
    expect(lines.map(({ section }) => section)).toEqual([
      ['WALLS', '1.14: Masonry'],
      ['WALLS', '1.14: Masonry'],
      ['ROOF'],
    ])
    expect(lines.map(({ preamble }) => preamble)).toEqual([
      'Sandcrete blocks\nIn cement and sand (1:6)',
      '',
      '',
    ])
  })
})

describe('lines', () => {
  it.each([
    ['Sum', null, 'Insurances', { kind: 'lump', quantity: 1 }],
    ['Item', 1, 'Setting out', { kind: 'measured', quantity: 1 }],
    ['L.S', null, 'Provisional sum for signs', { kind: 'provisional', quantity: 1 }],
    ['%', 5, 'Contingencies', { kind: 'percentage', quantity: 5 }],
    ['m2', -40, 'Omit: tiles', { kind: 'measured', quantity: -40, flags: ['omitted'] }],
    ['perch', 3, 'Land', { unit: { written: 'perch', known: null }, flags: ['unknown-unit'] }],
  ])('in %s of %s', (unit, quantity, text, line) => {
    expect(billOf(['A', text, unit, quantity, null, 500]).lines[0]).toMatchObject(line)
  })

  it('that are rates only, or included, or mistakes, are in no sum', () => {
    const { lines, totals } = billOf(
      ['A', 'Rock', 'm3', 1, 9_000, 'Rate only'],
      ['B', 'Dust sheets', 'item', 1, null, 'Incl'],
      ['C', 'Gravel', 'm3', '=#REF!', 10, '=D4*E4'],
      ['D', 'Sand', 'm3', 2, 10, '=D5*E5'],
    )
    expect(lines.map(({ kind, flags }) => [kind, ...flags])).toEqual([
      ['rate-only'],
      ['measured', 'included'],
      ['measured', 'error-value'],
      ['measured'],
    ])
    expect(totals).toMatchObject({ items: 20, unpriced: 0 })
  })

  it('say in full what they leave out', () => {
    expect(
      texts(
        ['A', 'High yield bars in beams; 12mm diameter', 'kg', 2],
        ['B', 'Ditto 16mm', 'kg', 2],
        [null, 'Concrete (1:2:4);'],
        ['C', '- in beds', 'm3', 2],
        ['D', '- ditto slabs', 'm3', 2],
        ['E', '- in columns', 'm3', 2],
        ['F', 'Render to walls; internally', 'm2', 2],
        ['G', 'Do. externally', 'm2', 2],
      ),
    ).toEqual([
      'High yield bars in beams; 12mm diameter',
      'High yield bars in beams; 16mm diameter',
      'Concrete (1:2:4); in beds',
      'Concrete (1:2:4); slabs',
      'Concrete (1:2:4); in columns',
      'Render to walls; internally',
      'Render to walls; externally',
    ])
  })
})

it('a bill that the summary builds three times counts three times', () => {
  const { lines, totals } = readBill(
    gridOf({
      'GENERAL SUMMARY': [
        ['Bill', 'Blocks', 'Amount'],
        ['Classrooms', 3, "='Classrooms'!F3*B2"],
      ],
      Classrooms: [
        [...HEADINGS],
        ['A', 'Blockwork', 'm2', 0.1, 0.2, '=D2*E2'],
        [null, 'TOTAL', null, null, null, '=SUM(F2:F2)'],
      ],
    }),
  )
  expect(lines[0]).toMatchObject({ quantity: 0.3, multiplier: 3, amount: 0.02 })
  expect(totals).toMatchObject({ items: 0.02, project: 0.06 })
})

it('a number of blocks is multiplied by the houses of each, and a bill of two kinds of blocks is of both', () => {
  const bill = [
    [...HEADINGS],
    ['A', 'Blockwork', 'm2', 10, 2, '=D2*E2'],
    [null, 'TOTAL', null, null, null, '=SUM(F2:F2)'],
  ]
  const { lines, totals } = readBill(
    gridOf({
      'General summary': [
        ['Bill', 'Description', 'Amount'],
        [1, 'Two estates', "='Estate summary'!C5*2"],
        [null, 'TOTAL', '=C2'],
      ],
      'Estate summary': [
        ['Bill', 'Description', 'Amount'],
        [1, 'Three houses', '=House!F3*3'],
        [2, 'Four houses of the same kind, in another street', '=House!F3*4'],
        [3, 'Gate', '=Gate!F3'],
        [null, 'TOTAL', '=SUM(C2:C4)'],
      ],
      House: bill,
      Gate: bill,
    }),
  )
  expect(lines.map(({ sheet, quantity, multiplier }) => [sheet, quantity, multiplier])).toEqual([
    ['House', 140, 14],
    ['Gate', 20, 2],
  ])
  expect(totals).toMatchObject({ items: 40, project: 320 })
})

it('a table below another is mapped by itself', () => {
  const grid = gridOf({
    Bill: [
      ['ITEM', 'DESCRIPTION', 'UNIT', 'QTY', 'RATE', 'AMOUNT'],
      ['A', 'Blockwork', 'm2', 10, 2, 20],
      ['B', 'Rendering', 'm2', 20, 3, 60],
      ['ITEM', 'DESCRIPTION', 'QTY', 'UNIT', 'RATE', 'AMOUNT'],
      ['C', 'Doors', 5, 'nr', 7, 35],
      ['D', 'Windows', 6, 'nr', 8, 48],
    ],
  })
  const found = readBill(grid).sheets[0]
  expect(found?.lower).toMatchObject([{ from: 4, columns: { quantity: 'C', unit: 'D', amount: 'F' } }])
  const [lower] = found?.lower ?? []
  if (!found || !lower) throw new Error('There is no table below')
  const { columns, kind } = found
  const said = [
    { sheet: 'Bill', kind, columns, lower: [{ ...lower, columns: { ...lower.columns, amount: null } }] },
  ]
  const amounts = (mappings: Parameters<typeof readBill>[1]) =>
    readBill(grid, mappings).lines.map(({ amount }) => amount)
  expect(amounts({ said })).toEqual([20, 60, null, null])
  // In the next file each table is known by its own headings.
  const remembered = new Map([[lower.fingerprint ?? '', { ...lower.columns, amount: null }]])
  expect(amounts({ remembered })).toEqual([20, 60, null, null])
  expect(found.fingerprint).not.toBe(lower.fingerprint)
})

it('a bill without an item is asked about, once', () => {
  const grid = gridOf({ Sheet1: [['Hello'], ['Nothing here']] })
  expect(readBill(grid)).toMatchObject({ lines: [], isDoubtful: true })
  const columns = { reference: null, description: 'A', detail: null, unit: null } as const
  const said = [
    { sheet: 'Sheet1', kind: 'bill', columns: { ...columns, quantity: null, rate: null, amount: null } },
  ] as const
  expect(readBill(grid, { said })).toMatchObject({ lines: [], isDoubtful: false })
})

const DIMENSIONS = [
  ['No', 'Description', 'L', 'B', 'H', 'Qty', 'Unit'],
  [1, 'Trench', 3, 4, 5, 60, 'm3'],
]

it('sheets of dimensions behind a bill, hidden ones and notes have no items', () => {
  const { lines, sheets } = readBill(
    gridOf({
      Dimensions: DIMENSIONS,
      Bill: [[...HEADINGS], ['A', 'Excavate trench', 'm3', 60, 2, 120]],
      'hidden prices': [[...HEADINGS], ['A', 'Sand', 'm3', 1, 2, 2]],
      Notes: [
        ['Description', 'Unit', 'Qty'],
        ['Read this', 'm', 2],
      ],
    }),
  )
  expect(lines.map(({ sheet }) => sheet)).toEqual(['Bill'])
  expect(sheets.map(({ kind }) => kind)).toEqual(['dimensions', 'bill', 'hidden', 'summary'])
})

it('dimensions alone are a take-off', () => {
  const { lines, sheets } = readBill(gridOf({ Dimensions: DIMENSIONS }))
  expect(sheets.map(({ kind }) => kind)).toEqual(['takeoff'])
  expect(lines).toMatchObject([{ text: 'Trench', quantity: 60, unit: { known: 'm3' } }])
})

it('what a row says besides stands in its preamble, and ditto repeats it', () => {
  const { lines } = readBill(
    gridOf({
      Bill: [
        ['Sheet', 'Location', 'Description', 'Qty', 'Unit', 'Rate'],
        [6, 'Beams', 'Y16 bars', 1.5, 't', 900_000],
        [6, 'ditto', 'Y12 bars', 2.5, 't', 900_000],
        [6, 'Columns', 'Y20 bars', 3.5, 't', 900_000],
      ],
    }),
  )
  expect(lines.map(({ preamble }) => preamble)).toEqual(
    ['Beams', 'Beams', 'Columns'].map((place) => `In its row: ${place}`),
  )
})

it('the title of a bill that asks for no new work stands above all of its lines', () => {
  const { lines } = billOf(
    [null, 'BILL NO. 2: ALTERATIONS'],
    [null, 'WALLS'],
    ['A', '225mm hollow block wall', 'm2', 4, 3_000, 12_000],
    [null, 'BILL NO. 3: NEW WORK'],
    [null, 'WALLS'],
    ['A', '225mm hollow block wall', 'm2', 4, 3_000, 12_000],
  )
  expect(lines.map(({ section }) => section)).toEqual([['BILL NO. 2: ALTERATIONS', 'WALLS'], ['WALLS']])
})

it('so does the title of a file that only buys', () => {
  const { lines } = readBill(
    gridOf({
      Bill: [
        ['SCHEDULE OF MATERIALS'],
        HEADINGS,
        ['A', 'Flush door 900 x 2100mm', 'nr', 4, 3_000, 12_000],
        ['B', 'Ceiling fan', 'nr', 4, 3_000, 12_000],
      ],
    }),
  )
  expect(lines.map(({ section }) => section)).toEqual([['SCHEDULE OF MATERIALS'], ['SCHEDULE OF MATERIALS']])
})

it('a heading stands above the items whose numbers begin with its own', () => {
  const { lines } = readBill(
    gridOf({
      Bill: [
        [...HEADINGS],
        ['3', 'FRAME'],
        ['3.1', 'Conc. C25'],
        ['3.1.1', 'Columns', 'm3', 2],
        ['3.1.2', 'beams', 'm3', 3],
        ['3.2', 'Formwork'],
        ['3.2.1', 'Columns', 'm2', 4],
      ],
    }),
  )
  expect(lines.map(({ section, text }) => [...section, text])).toEqual([
    ['FRAME', 'Conc. C25', 'Columns'],
    ['FRAME', 'Conc. C25', 'beams'],
    ['FRAME', 'Formwork', 'Columns'],
  ])
})

it('sizes alone, and "ditto" above them, are of the item before', () => {
  expect(
    texts(
      [null, 'Hardwood panelled door, size'],
      ['A', '900 x 2100mm', 'Nr', 2],
      ['B', '1200 x 2100mm', 'Nr', 1],
      [],
      ['C', '225mm hollow block wall', 'm2', 9],
      ['D', 'Ditto but 150mm'],
      [null, 'in partitions', 'm2', 4],
    ),
  ).toEqual([
    'Hardwood panelled door, size 900 x 2100mm',
    'Hardwood panelled door, size; 1200 x 2100mm',
    '225mm hollow block wall',
    expect.stringMatching(/^150mm hollow block wall.*in partitions/),
  ])
})

it('a figure of very many digits is read at once', () => {
  const figure = ['A', `${'0'.repeat(5_000)}x`, 'm', 2]
  expect(texts(figure, ['B', 'Concrete in beds', 'm3', 3])[1]).toBe('Concrete in beds')
})

it('a charge that its row adds up is an item, the product of its blanks is none', () =>
  expect(
    texts(
      ['1', 'Stone shelves of these thicknesses', null, null, null, '=D2*E2'],
      ['2', 'Site staff', null, 2, 3, '=D3+E3'],
    ),
  ).toEqual(['Site staff']))

it('kobo may stand behind a colon', () =>
  expect(billOf(['A', 'Drain', 'm', '12', 'N2,500:50', 'N30,006:00']).lines).toMatchObject([
    { rate: 2_500.5, amount: 30_006 },
  ]))

it('a summary without prices says how many buildings there are', () => {
  const { lines } = readBill(
    gridOf({
      Hostel: [HEADINGS, ['A', '225mm hollow block wall', 'm2', 100]],
      'General summary': [
        ['S/N', 'Bill', 'No. of blocks', 'Amount'],
        ['1', 'HOSTEL', 4, null],
      ],
    }),
  )
  expect(lines).toMatchObject([{ quantity: 400, multiplier: 4 }])
})

describe('tables beside each other', () => {
  const row = ['A', 'Sand', 'm3', 3, 2, 6]

  it('are read each for itself', () => {
    const { lines, rows, sheets } = readBill(
      gridOf({
        Bill: [
          [...HEADINGS, null, ...HEADINGS],
          [...row, null, ...['A', 'Formwork', 'm2', 5, 9, 44]],
          [null, 'Total', null, null, null, 6, null, null, 'Total', null, null, null, 45],
        ],
      }),
    )
    expect(lines).toMatchObject([
      { key: 'Bill!2', text: 'Sand', unit: { known: 'm3' }, quantity: 3, amount: 6 },
      { key: 'Bill!H2', text: 'Formwork', unit: { known: 'm2' }, cells: { rate: 'L2' }, amount: 44 },
    ])
    expect(sheets).toMatchObject([{ doubts: [], lines: 2, total: 50, lower: [{ from: 1, beside: 'H' }] }])
    expect(rows[0]).toHaveLength(3)
    expect(rows[0]?.[1]?.why).toContain('From column H: It has a unit and a figure.')
  })

  it('are mapped each for itself', () => {
    const grid = gridOf({
      Bill: [
        [...HEADINGS, null, ...HEADINGS],
        [...row, null, ...row],
      ],
    })
    const [sheet] = readBill(grid).sheets
    if (!sheet?.lower?.[0]) throw new Error('Nothing stands beside it')
    const columns = { ...sheet.lower[0].columns, description: 'J' }
    const said = { sheet: 'Bill', kind: sheet.kind, columns: sheet.columns }
    const read = readBill(grid, { said: [{ ...said, lower: [{ ...sheet.lower[0], columns }] }] })
    expect(read.lines.map(({ text }) => text)).toEqual(['Sand', 'm3'])
  })

  it('are not, where one is what the other is made of', () => {
    const cement = ['1', 'Cement', 'bag', 5, 9, 45]
    const { lines, sheets } = readBill(
      gridOf({
        Bill: [
          [...HEADINGS, null, 'S/N', 'MATERIALS', ...HEADINGS.slice(2)],
          [...row, null, ...cement],
        ],
      }),
    )
    expect(lines).toMatchObject([{ text: 'Sand' }])
    expect(sheets[0]?.doubts).toEqual([
      'The list of materials beside the bill, from column H, is not read: give it a sheet of its own.',
    ])
  })
})

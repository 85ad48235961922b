import fc from 'fast-check'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { AppError } from '#domain/errors.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import { IMPORT_NAMES, type ImportName } from '#domain/import/import-rules.ts'
import type { ValueReading } from './file-row.ts'
import { chunksOf } from './file-text.ts'
import { openFile } from './open-file.ts'
import { openTable } from './open-table.ts'
import { readWorkbook } from './workbook.ts'

const SHOP = { mobile: '0803 123 4567', storeAddress: '12 Allen Avenue, Ikeja, Lagos' }

/** What becomes of every row of a file: the values of a good one, the first reason of another. */
async function read(kind: ImportName, file: string | Uint8Array, given: Partial<ImportOptions> = {}) {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file
  const defaults = { ...(kind === 'products' ? SHOP : {}), ...given.defaults }
  const opened = openFile(kind, await openTable(chunksOf(bytes)), { map: {}, rates: {}, ...given, defaults })
  const rows: (Record<string, unknown> | string)[] = []
  const notes: string[] = []
  const words: ValueReading[] = []
  for await (const block of opened.records)
    for (const record of block) {
      const row = opened.read(record, undefined)
      words.push(...(row.words ?? []))
      if ('reasons' in row) rows.push(row.reasons[0]?.reason ?? '')
      else {
        rows.push(row.preview().values ?? {})
        notes.push(...row.notes)
      }
    }
  return { rows, notes, words, reading: opened.reading }
}

const HOMES = 'title,location,price,beds,baths'
const home = async (line: string, header = HOMES, given: Partial<ImportOptions> = {}) =>
  (await read('listings', `${header}\n${line}`, given)).rows[0]

describe('two columns from a sheet', () => {
  it.each([
    ['tabs', 'Dangote cement 42.5R, 50 kg bag\t9,500\nIron rod 12mm (12 m length)\t12500\n'],
    ['commas', 'Dangote cement 42.5R 50 kg bag,9500\nIron rod 12mm 12 m length,12500\n'],
    ['a header', 'Item;Rate (N)\nDangote cement 42.5R, 50 kg bag;9500\nIron rod 12mm (12 m length);12,500\n'],
  ])('with %s are enough', async (_, text) => {
    const { rows } = await read('products', text)
    expect(rows).toMatchObject([
      {
        categories: 'concrete',
        subCategories: ['Cement'],
        unit: 'bags',
        regularPrice: 9_500,
        location: 'Lagos',
      },
      { categories: 'reinforcement', subCategories: ['Reinforcement Bar'], unit: 'nr', regularPrice: 12_500 },
    ])
  })
})

describe('headers', () => {
  it.each([
    ['S/N,Material,Selling Price,Per,Town', '1,Sharp sand (20 tonnes),"N85,000",trip,Ikorodu'],
    [
      'Price list of June,,,,\n,,,,\nNo,Product Name,Rate,UoM,Location',
      '1,Sharp sand (20 tonnes),85000,Trip,Ikorodu Lagos',
    ],
    [
      'ID,Particulars,Price per trip (₦),Phone No. 1,State',
      '1,Sharp sand (20 tonnes),85000,08031234567 / 08051234567,Lagos State',
    ],
  ])('%s', async (header, line) => {
    const { rows } = await read('products', `${header}\n${line}\n`)
    expect(rows).toMatchObject([
      { regularPrice: 85_000, unit: 'nr', location: 'Lagos', mobile: '+2348031234567' },
    ])
  })

  it('over some of the rows say what those are, where a row does not', async () => {
    const text =
      'ADE CEMENT STORES,,\nItem,Unit,Price\nPlate,nr,4500\nCEMENT:,,\nBUA 42.5 50kg,bag,9300\nRODS,,\n12mm,length,11200\nSUNDRIES,,\nPlate,nr,4500\n'
    const { rows, words } = await read('products', text)
    const unknown = 'Neither the row nor its name says in which category it belongs'
    const heading = 'It has no price, so we read it as the heading of the rows below'
    expect(rows).toMatchObject([
      unknown,
      heading,
      { name: 'BUA 42.5 50kg', subCategories: ['Cement'] },
      heading,
      { name: '12mm rods, per length', subCategories: ['Reinforcement Bar'] },
      heading,
      unknown,
    ])
    expect(words.filter(({ field, value }) => field === 'categories' && value !== '')).toEqual([
      { field: 'categories', value: 'RODS', meaning: 'Reinforcement / Reinforcement Bar', sure: true },
    ])
  })

  it('that say the period of a rent', async () => {
    const header = 'title,location,Price per annum,proper_type,bedrooms,bathrooms,parking_space'
    expect(await home('Newly built home,Yaba Lagos,2.5m,Mini flat,1,1,2', header)).toMatchObject({
      type: 'rent',
      rentPeriod: 'year',
      regularPrice: 2_500_000,
      parking: true,
    })
  })
})

describe('prices', () => {
  it.each([
    ['₦4,500,000/year', 4_500_000],
    ['â‚¦4,500,000/year', 4_500_000],
    ['"?1,500,000 per annum"', 1_500_000],
    ['\ufffd1500000/year', 1_500_000],
    ['N2.5 million per annum', 2_500_000],
    ['1.5E+06/year', 'The price cannot be read: write it like 1250000 or 1,250,000.50'],
    ['1.5m - 2m per annum', 1_500_000],
    ['from 800k p.a.', 800_000],
    ['Call for price', 'It has no price, only “ask”'],
    ['Price on request', 'It has no price, only “ask”'],
  ])('%s of a rent', async (price, expected) => {
    const row = await home(
      `3 bedroom flat for rent,Yaba Lagos,${price.includes(',') && !price.startsWith('"') ? `"${price}"` : price},3,2`,
    )
    if (typeof expected === 'string') expect(row).toBe(expected)
    else expect(row).toMatchObject({ regularPrice: expected, rentPeriod: 'year' })
  })

  it('that are a range say so, and keep what is written', async () => {
    const { rows, notes } = await read(
      'products',
      'item,details,price\nRoofing sheet 0.55mm,Longspan,4500 - 5000\n',
    )
    expect(rows).toMatchObject([
      { regularPrice: 4_500, description: 'Longspan\nPrice as written: 4500 - 5000' },
    ])
    expect(notes).toContain('Several prices are written: the first is taken')
  })
})

describe('a discount', () => {
  it('that seems to need a quantity says so, and stays what the file says', async () => {
    const { rows, notes } = await read(
      'products',
      'item,details,price,discounted price\nDangote cement 50 kg,Promo price from 100 bags,10000,9500\nBUA cement 50 kg,Promo,10000,9500\n',
    )
    expect(rows).toMatchObject([{ discountPrice: 9_500 }, { discountPrice: 9_500 }])
    expect(notes).toEqual([
      'The discount is for everybody, but the text asks for 100: one that needs a quantity is a price break',
    ])
  })
})

describe('rooms', () => {
  it.each([
    ['House for sale at Lekki', '3 Bedrooms3 Bathrooms', '', 3, 3],
    ['House for sale at Lekki', '3 beds', '2 baths 3 toilets', 3, 2],
    ['Five bedroom house for sale', '', '5.0', 5, 5],
    ['Studio for sale in Yaba', '', '1 bath', 1, 1],
  ])('%s | %s | %s', async (title, beds, baths, bedrooms, bathrooms) => {
    expect(await home(`${title},Lekki Lagos,150m,${beds},${baths}`)).toMatchObject({
      bedrooms,
      bathrooms,
      type: 'sale',
    })
  })

  it('that nobody says are asked for once, and answered for all', async () => {
    const line = 'Lovely house for sale,Lekki Lagos,150m,3,'
    const { rows, words } = await read('listings', `${HOMES}\n${line}\n${line}`)
    expect(rows).toEqual(['Listing bathrooms is required', 'Listing bathrooms is required'])
    expect(words).toContainEqual({ field: 'bathrooms', value: '', meaning: null, sure: false })
    expect(await home(line, HOMES, { values: { bathrooms: { '': '3' } } })).toMatchObject({ bathrooms: 3 })
  })
})

describe('what a home costs besides its rent', () => {
  it('is left out where a column of another meaning, or another word, says it', async () => {
    const { rows, notes } = await read(
      'listings',
      `${HOMES},agency,deposit,available\nFlat for rent,Lekki Lagos,4m/year,3,3,Ada & Sons,-,01/2027`,
    )
    expect(rows).toMatchObject([{ name: 'Flat for rent', agencyFee: null, cautionFee: null }])
    expect(notes).toEqual([
      'Agency fee is left out: write an amount, such as 200,000, or per cent of the rent, such as 10%',
      'Availability is left out: write available, under offer, let, sold or paused',
    ])
  })
})

describe('texts', () => {
  it('too long for a name are shortened at a word, and kept', async () => {
    const title = `${'Spacious and newly built '.repeat(4)}4 bedroom terrace for sale`
    const { rows, notes } = await read('listings', `${HOMES}\n${title},Lekki Lagos,150m,4,4`)
    expect(rows).toMatchObject([
      { name: 'Spacious and newly built Spacious and newly built Spacious and', type: 'sale' },
    ])
    expect(rows[0]).toMatchObject({ description: expect.stringContaining(title) })
    expect(notes).toContain('The name was too long: it is shortened, and the description has all of it')
  })

  it('that are missing are made of the name and the facts', async () => {
    expect(await home('3 bedroom flat for rent,"Wuse 2, Abuja",4m/year,3,3')).toMatchObject({
      description: '3 bedroom flat for rent. 3 bedrooms. 3 bathrooms. in Wuse 2',
    })
    const { rows } = await read('products', 'item,price,pack\nNails,3500,bag of 25 kg\n')
    expect(rows).toMatchObject([
      { name: 'Nails, bag of 25 kg', description: expect.stringContaining('Nails') },
    ])
  })
})

describe('words of sellers', () => {
  const list = (category: string, unit: string, state: string, given: Partial<ImportOptions> = {}) =>
    read(
      'products',
      `item,category,unit,state,price\nLongspan 0.55mm sheet,${category},${unit},${state},4500\n`,
      given,
    )

  it.each([
    ['roofing', 'sheet', 'Ibadan', { categories: 'roofing', unit: 'nr', location: 'Oyo' }],
    ['Building Materials', 'Bag (50kg)', 'PH', { categories: 'roofing', unit: 'bags', location: 'Rivers' }],
    ['', 'per ton', 'F.C.T', { unit: 'tonnes', location: 'FCT' }],
    [
      'Roofing / Roof Covering',
      'sqm',
      'lagos state',
      { subCategories: ['Roof Covering'], unit: 'm2', location: 'Lagos' },
    ],
  ])('%s, %s, %s', async (category, unit, state, expected) => {
    expect((await list(category, unit, state)).rows).toMatchObject([expected])
  })

  it('that every object has are words as any others', async () => {
    const { rows } = await list('constructor', 'constructor', 'Constructor')
    expect(rows).toEqual([expect.stringContaining('location')])
  })

  it('that are doubtful are asked, and the answer holds for all rows', async () => {
    const { rows, words } = await list('roofing', 'crate', 'Anambara')
    expect(rows).toHaveLength(1)
    expect(typeof rows[0]).toBe('string')
    expect(words).toContainEqual({ field: 'location', value: 'Anambara', meaning: 'Anambra', sure: false })
    expect(words).toContainEqual({ field: 'unit', value: 'crate', meaning: 'nr', sure: false })
    const values = { location: { ANAMBARA: 'Anambra' }, unit: { crate: 'nr' } }
    expect((await list('roofing', 'crate', 'Anambara', { values })).rows).toMatchObject([
      { location: 'Anambra', unit: 'nr' },
    ])
  })
})

const sheetOf = (rows: readonly (readonly (string | number)[])[]) =>
  `<?xml version="1.0"?><worksheet><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells
          .map((cell, column) => {
            const reference = `${String.fromCharCode(65 + column)}${row + 1}`
            return typeof cell === 'number'
              ? `<c r="${reference}"><v>${cell}</v></c>`
              : `<c r="${reference}" t="inlineStr"><is><t>${cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`
          })
          .join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

function workbook(sheets: Record<string, string>): Uint8Array {
  const text = (value: string) => Buffer.from(value)
  const names = Object.keys(sheets)
  return zipSync({
    'xl/workbook.xml': text(
      `<workbook><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': text(
      `<Relationships>${names.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    ),
    ...Object.fromEntries(
      names.map((name, at) => [`xl/worksheets/sheet${at + 1}.xml`, text(sheets[name] ?? '')]),
    ),
  })
}

describe('a cell as long as a file', () => {
  it.each([
    ['digits', '1'],
    ['thousands', '1,'],
    ['sizes', '1x'],
  ])('is no price, and is refused at once: %s', async (_, sign) => {
    const { rows } = await read('products', `name;price\nDangote cement 50 kg;${sign.repeat(200_000)}!`)
    expect(rows).toEqual([expect.stringMatching(/price/i)])
  })
})

it('a value for all rows as long as a file is refused at once', async () => {
  const defaults = { regularPrice: '1'.repeat(200_000) }
  await expect(read('products', 'name\nDangote cement 50 kg', { defaults })).rejects.toThrow(AppError)
})

describe('a workbook', () => {
  const offers = sheetOf([
    ['Prices of June'],
    [],
    ['Item', 'Price', 'Unit'],
    ['BUA cement 50kg & more', 9500, 'bag'],
  ])

  it('is read from the sheet whose headers are known, by the numbers of its rows', async () => {
    const bytes = workbook({ Notes: sheetOf([['Hello'], ['there']]), Prices: offers })
    const { rows, reading } = await read('products', bytes)
    expect(reading).toMatchObject({ sheets: ['Notes', 'Prices'], sheet: 'Prices', headerLine: 3 })
    expect(rows).toMatchObject([{ name: 'BUA cement 50kg & more', regularPrice: 9_500, unit: 'bags' }])
    expect((await read('products', bytes, { sheet: 'Notes' }).catch(String)).toString()).not.toContain(
      'TypeError',
    )
  })

  it('has what a merged cell says in all the rows that it covers', async () => {
    const list = sheetOf([
      ['State', 'Item', 'Price'],
      ['Kano', 'BUA cement 50kg bag', 9300],
      ['', 'Dangote cement 50kg bag', 9500],
      ['', 'Sharp sand, 20 tonnes', 85000],
    ]).replace('</sheetData>', '</sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells>')
    const { rows } = await read('products', workbook({ Prices: list }))
    expect(rows).toMatchObject([{ location: 'Kano' }, { location: 'Kano' }, { location: 'Lagos' }])
    const everywhere = '<mergeCell ref="A1:A60000"/>'.repeat(60)
    const bomb = sheetOf(Array.from({ length: 60_000 }, () => ['x'])).replace(
      '</sheetData>',
      `</sheetData>${everywhere}`,
    )
    await expect(read('products', workbook({ Bomb: bomb }))).rejects.toThrow('too large')
  })

  it('is unpacked once, however often it is asked what it says', async () => {
    let unpacked = 0
    async function* sent() {
      unpacked += 1
      yield workbook({ Notes: sheetOf([['Hello'], ['there']]), Prices: offers })
    }
    const table = await openTable(sent())
    const opened = (sheet?: string) =>
      openFile('products', table, { map: {}, defaults: SHOP, rates: {}, sheet })
    expect(['Notes', undefined].map((sheet) => opened(sheet).reading.sheet)).toEqual(['Notes', 'Prices'])
    const lines: number[] = []
    for await (const block of opened().records) lines.push(...block.map(({ line }) => line))
    expect(lines).toEqual([4])
    expect(unpacked).toBe(1)
  })

  it('that pretends to be small, declares entities or is cut off is refused', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(70 * 1024 * 1024) }, { level: 9 })
    await expect(readWorkbook(bomb)).rejects.toThrow('too large')
    const entities = workbook({ A: `<!DOCTYPE a [<!ENTITY b "c">]>${offers}` })
    await expect(readWorkbook(entities)).rejects.toThrow('parts that no list needs')
    await expect(readWorkbook(workbook({ A: offers }).subarray(0, 200))).rejects.toThrow('cannot be read')
    await expect(read('products', zipSync({ 'word/document.xml': Buffer.from('x') }))).rejects.toThrow(
      'cannot be read',
    )
  })
})

describe('a table with one cell in a far corner', () => {
  it('of a workbook is refused, whatever sheets it is made of', async () => {
    const sheet = (cell: string) => `<row r="60000"><c r="${cell}"><v>1</v></c></row>`
    await expect(readWorkbook(workbook({ A: sheet('GR60000') }))).rejects.toThrow('too large')
    const narrow = sheet('T60000')
    await expect(readWorkbook(workbook({ A: narrow, B: narrow, C: narrow }))).rejects.toThrow('too large')
  })

  it('of a page is refused', async () => {
    const page = `<table><tr>${'<td>x'.repeat(200)}</tr>${'<tr><td>x'.repeat(15_000)}</table>`
    await expect(read('products', page)).rejects.toThrow('too large')
  })
})

describe('what is called an Excel file', () => {
  it('and is a page with a table is read', async () => {
    const page =
      '<html><table><tr><td>x</td></tr></table><table><tr><th>Item</th><th>Price</th></tr><tr><td>Dangote&nbsp;cement 50kg</td><td>&#8358;9,500</td></tr></table></html>'
    expect((await read('products', page)).rows).toMatchObject([
      { name: 'Dangote cement 50kg', regularPrice: 9_500 },
    ])
  })

  it('and is text with tabs is read', async () => {
    const text = Buffer.from('\ufeffItem\tPrice\nDangote cement 50kg\t9500\n', 'utf16le')
    expect((await read('products', text)).rows).toMatchObject([{ regularPrice: 9_500 }])
  })

  it.each([
    ['an old Excel file', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], 'save it as .xlsx or .csv'],
    ['a PDF', [0x25, 0x50, 0x44, 0x46], 'This is a PDF'],
    ['a picture', [0xff, 0xd8, 0xff, 0xe0], 'This is a picture'],
  ])('and is %s says what to do', async (_, bytes, message) => {
    await expect(read('products', Uint8Array.from(bytes))).rejects.toThrow(message)
  })
})

describe('any file at all', { tags: ['slow'] }, () => {
  /** A wrong file is refused in words; nothing else is ever thrown. */
  const isRead = async (kind: ImportName, bytes: Uint8Array) => {
    try {
      await read(kind, bytes)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }

  it('is read or refused', async () => {
    const piece = fc.constantFrom(
      ...[
        'Item',
        'price',
        'bedrooms',
        '\t',
        ',',
        ';',
        '\n',
        '"',
        '₦',
        'â‚¦',
        '9,500',
        '1e308',
        '3 bed',
        'Lagos',
      ],
      ...[
        '<table>',
        '<tr><td>',
        '</td>',
        '<row>',
        '&#x110000;',
        '&amp;',
        '\0',
        '\ufffd',
        '=1+1',
        '08031234567',
        '-',
        '١',
      ],
    )
    const text = fc
      .array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 60 })
      .map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...IMPORT_NAMES),
        fc.oneof(
          text.map((each) => Buffer.from(each)),
          fc.uint8Array({ maxLength: 200 }),
        ),
        isRead,
      ),
      { numRuns: 400 },
    )
  })

  it('of markup in a workbook is read or refused', async () => {
    const tag = fc.constantFrom(
      ...[
        '<row>',
        '<row r="999999999">',
        '<c r="ZZZ9">',
        '<c t="s">',
        '<v>',
        '</v>',
        '</c>',
        '</row>',
        '1e999',
        '-1',
        '<is>',
        '<t>',
        '</t>',
        '<',
        '>',
        '<!--',
        '&#0;',
      ],
    )
    const sheet = fc
      .array(fc.oneof(tag, fc.string({ maxLength: 5 })), { maxLength: 60 })
      .map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(sheet, (markup) => isRead('products', workbook({ A: markup }))),
      { numRuns: 150 },
    )
  })
})

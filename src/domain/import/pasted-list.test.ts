import { describe, expect, it } from 'vitest'
import { listOfPaste } from './pasted-list.ts'

describe('what is pasted', () => {
  it.each([
    ['Dangote cement\t9500\nBUA\t9000', 'Dangote cement\t9500\nBUA\t9000'],
    [
      'Dangote cement, 50 kg, 9,500\nIron rod 12mm - N12,500',
      'Dangote cement, 50 kg\t9,500\nIron rod 12mm\tN12,500',
    ],
    ['1. Sharp sand: ₦85k per trip\nGranite 120,000', 'Sharp sand\t₦85k per trip\nGranite\t120,000'],
    ['name,price\nDangote cement,9500', 'name\tprice\nDangote cement\t9500'],
    ['item,unit,price\nCement,bag,9500', 'item,unit,price\nCement,bag,9500'],
    [
      'Dangote cement, 50 kg bag - 9,500\nIron rod 12 mm, 12 m length - 12,500',
      'Dangote cement, 50 kg bag\t9,500\nIron rod 12 mm, 12 m length\t12,500',
    ],
    [
      'Cement, 50 kg, ₦9,500\nBinding wire, 20 kg, 41,000',
      'Cement, 50 kg\t₦9,500\nBinding wire, 20 kg\t41,000',
    ],
    [
      '*PRICE LIST TODAY*\n• *Dangote cement* - N9,500\n- 2*4 wood → 3,500\nBlocks 9 inch @ 700 each\nContact: 08031234567',
      'PRICE LIST TODAY\nDangote cement\tN9,500\n2*4 wood\t3,500\nBlocks 9 inch\t700 each\nContact: 08031234567',
    ],
    ['Floor tile 60x60 - $12\nPump: £1,200', 'Floor tile 60x60\t$12\nPump\t£1,200'],
    ['Good morning', 'Good morning'],
    ['', ''],
  ])('%j', (text, list) => {
    expect(listOfPaste(text)).toBe(list)
  })
})

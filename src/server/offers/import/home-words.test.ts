import { describe, expect, it } from 'vitest'
import { findNotHome, findOffer } from './home-words.ts'

describe('what a row advertises', () => {
  it.each([
    ['Land FOR SALE', '600sqm in an estate', 'land'],
    ['12 plots of dry land/Land FOR Sale', '12 plots of dry land', 'land'],
    ['Residential Land', 'Corner piece', 'land'],
    ['Commercial Property FOR RENT', 'Shop on the ground floor', 'commercial property'],
    ['House', 'For sale: hotel in Ikeja', 'a hotel'],
    ['MALL/COMPLEX/PLAZA', '', 'a shop'],
    ['4 BEDROOM OFFICE', '', 'an office'],
    ['Warehouse', 'With loading bay', 'a warehouse'],
    ['', 'Two plots of land at Mowe', 'land'],
  ])('%s, %s is %s', (kind, title, what) => {
    expect(findNotHome(kind, title)).toBe(what)
  })

  it.each([
    ['Duplex on 500sqm land/House FOR SALE', 'Duplex on 500sqm land'],
    ['Flat / Apartment FOR RENT', 'Two rooms in Victoria Island'],
    ['House', '3 bedroom bungalow on 2 plots of land'],
    ['House', '4bed terrace with office space'],
    ['3 BEDROOM BLOCK OF FLATS', ''],
    ['rent', 'Landmark view, Highland estate'],
  ])('%s, %s is a home', (kind, title) => {
    expect(findNotHome(kind, title)).toBeUndefined()
  })

  it.each([
    ['House FOR Rent', 'rent'],
    ['flat to let', 'rent'],
    ['Rent', 'rent'],
    ['5 bedroom duplex for sale', 'sale'],
    ['sale', 'sale'],
    ['Flat / Apartment FOR SHORTLET', 'shortlet'],
    ['Studio Short let', 'shortlet'],
    ['House for rent or for sale', undefined],
    ['Rental income guaranteed', undefined],
    ['4 BEDROOM TERRACE', undefined],
  ])('%s offers for %s', (text, offer) => {
    expect(findOffer(text)).toBe(offer)
  })
})

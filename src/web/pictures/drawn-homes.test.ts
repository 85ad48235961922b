import { describe, expect, it } from 'vitest'
import { homeDrawing } from './drawn-homes.ts'

const drawingOf = (name: string, { description = 'As good as any other.', bedrooms = 1 } = {}) =>
  /home-([a-z-]+)\.svg/.exec(homeDrawing({ name, description, bedrooms }))?.[1]

describe('the drawing of a home', () => {
  it.each([
    ['3 Bedroom Serviced Flat in Ikate', 'flat-block'],
    ['1 Bedroom Furnished Apartment', 'flat-block'],
    ['4 Bedroom Semi-Detached Duplex with BQ', 'semi-detached'],
    ['4 bedroom terraced duplex for sale', 'terrace'],
    ['3 Bedroom Bungalow, Eliozu', 'bungalow'],
    ['Self-Contained Room for Rent in Ajah', 'compound'],
    ['Mini flat at Agege', 'compound'],
    ['Newly Built 5 Bedroom Fully Detached Duplex', 'detached-duplex'],
    ['5 Bedroom Country House, New Owerri', 'detached-duplex'],
  ])('%s is a %s', (name, kind) => {
    expect(drawingOf(name)).toBe(kind)
  })

  it('goes by the description where the name says nothing, and then by the size', () => {
    expect(drawingOf('Old Ikoyi, Ikoyi Lagos', { description: 'House FOR Rent' })).toBe('detached-duplex')
    expect(drawingOf('Old Ikoyi, Ikoyi Lagos', { bedrooms: 3 })).toBe('flat-block')
    expect(drawingOf('Old Ikoyi, Ikoyi Lagos', { bedrooms: 4 })).toBe('detached-duplex')
  })
})

import { describe, expect, it } from 'vitest'
import { homeKindOf } from './home-kind.ts'

describe('the kind of home that a title names', () => {
  it.each([
    ['3 bedroom flat in Yaba', 'flat'],
    ['Luxury 2 Bedroom Apartment, Ikeja GRA', 'flat'],
    ['4 bedroom flat with BQ', 'flat'],
    ['3 bedroom flat with a large terrace', 'flat'],
    ['A terrace flat', 'flat'],
    ['A flat near a duplex', 'flat'],
    ['Mini flat at Ogba', 'mini-flat'],
    ['Miniflat for rent in Surulere', 'mini-flat'],
    ['Room and parlour self contain', 'mini-flat'],
    ['A room & parlor at Egbeda', 'mini-flat'],
    ['Self con in Nsukka', 'self-contained'],
    ['Selfcon near the university', 'self-contained'],
    ['Newly built self-contained, Akoka', 'self-contained'],
    ['Single room self contain, Owerri', 'self-contained'],
    ['Studio apartment in Lekki Phase 1', 'self-contained'],
    ['Self contained BQ in Ikoyi', 'self-contained'],
    ['Self contained 3 bedroom flat', 'flat'],
    ['4 bedroom bungalow, Gwarinpa', 'bungalow'],
    ['3 bedroom semi detached bungalow', 'bungalow'],
    ['5 bedroom detached duplex with 2 rooms BQ', 'duplex'],
    ['4 bedroom semi detached duplex', 'duplex'],
    ['4 Bedroom Semi-Detached House + BQ', 'duplex'],
    ['5 bedroom fully detached house, Maitama', 'duplex'],
    ['4 bedroom terraced duplex, Ikate', 'terrace'],
    ['3 bedroom terrace with boys quarters', 'terrace'],
    ['4 bedroom town house', 'terrace'],
    ['Penthouse apartment on Banana Island', 'penthouse'],
    ['3 bedroom pent-house flat', 'penthouse'],
    ['Face me I face you at Mushin', 'room'],
    ['Single room in a face-me-i-face-you house', 'room'],
    ['A room in a 3 bedroom flat, Lekki', 'room'],
    ['Room for rent in Bodija', 'room'],
    ['BQ to let in Ikoyi', 'room'],
    ["Boys' quarters in Asokoro", 'room'],
    ['Bed space in a hostel', 'room'],
    ['Block of 6 flats of 2 bedrooms', null],
    ['Family home with a garden', null],
    ['Four bedroom house in Jos', null],
    ['Flatten land near Terracotta', null],
    ['', null],
  ])('%s: %s', (title, kind) => {
    expect(homeKindOf(title)).toBe(kind)
  })
})

import { describe, expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const at = (seconds: number, done: number) => ({ at: seconds * 1000, done })

describe('timeLeft', () => {
  it('says nothing before it can know', () => {
    expect(timeLeft(at(0, 0), at(1, 500), 1000)).toBeUndefined()
    expect(timeLeft(at(0, 100), at(5, 100), 1000)).toBeUndefined()
  })
  it('goes by how fast it went since it was first seen', () => {
    expect(timeLeft(at(0, 100), at(10, 300), 1000)).toBe('About 40 seconds left')
    expect(timeLeft(at(0, 0), at(10, 100), 5000)).toBe('About 9 minutes left')
    expect(timeLeft(at(0, 0), at(10, 900), 1000)).toBe('A few seconds left')
  })
  it('says nothing once all is done', () => {
    expect(timeLeft(at(0, 0), at(10, 1000), 1000)).toBeUndefined()
  })
})

/** A position in the log of the database's writes (an LSN), such as `0/16B3748`: a later one has all that an earlier one has. */
export type LogPosition = string

const POSITION = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/

export const isLogPosition = (text: string): text is LogPosition => POSITION.test(text)

/** As a number that can be compared. @throws Error where it is none */
export function positionNumber(position: LogPosition): bigint {
  const [, high, low] = POSITION.exec(position) ?? []
  if (!high || !low) throw new Error(`${position} is no position in the log`)
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

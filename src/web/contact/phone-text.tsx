import { formatPhone } from '#domain/phone.ts'

/** A number as it is specified, "+2340…". Selected and copied it lacks the zero, so that what is pasted can be dialled (docs/product.md 1.3). */
export function PhoneText({ number }: { number: string }) {
  const written = formatPhone(number)
  const zero = written.indexOf('0', '+234'.length)
  return (
    <span>
      {written.slice(0, zero)}
      <span className="select-none">0</span>
      {written.slice(zero + 1)}
    </span>
  )
}

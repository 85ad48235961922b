import { Bath, BedDouble } from 'lucide-react'

const counted = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`

type RoomCounts = { bedrooms: number; bathrooms: number }

/** "3 beds", "1 bath". */
export const roomWords = ({ bedrooms, bathrooms }: RoomCounts) =>
  [counted(bedrooms, 'bed'), counted(bathrooms, 'bath')] as const

/** The same, as items of a list. */
export function Rooms({ listing }: { listing: RoomCounts }) {
  const [beds, baths] = roomWords(listing)
  return (
    <>
      <li className="inline-flex items-center gap-1.5">
        <BedDouble size={18} strokeWidth={1.75} aria-hidden="true" />
        {beds}
      </li>
      <li className="inline-flex items-center gap-1.5">
        <Bath size={18} strokeWidth={1.75} aria-hidden="true" />
        {baths}
      </li>
    </>
  )
}

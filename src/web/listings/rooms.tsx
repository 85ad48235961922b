import { Bath, BedDouble } from 'lucide-react'

const counted = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`

type RoomCounts = { listing: { bedrooms: number; bathrooms: number }; as?: 'span' | 'li' }

/** "3 beds", "1 bath". */
export function Rooms({ listing: { bedrooms, bathrooms }, as: Each = 'span' }: RoomCounts) {
  return (
    <>
      <Each className="room-count">
        <BedDouble size={20} strokeWidth={1.75} aria-hidden="true" />
        {counted(bedrooms, 'bed')}
      </Each>
      <Each className="room-count">
        <Bath size={20} strokeWidth={1.75} aria-hidden="true" />
        {counted(bathrooms, 'bath')}
      </Each>
    </>
  )
}

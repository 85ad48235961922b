import { expect, it } from 'vitest'
import { mailLink } from './mail-link.ts'

it('writes a mail link that every mail program reads back', () => {
  const link = mailLink({
    to: 'ade+homes&co?x@mail.example',
    subject: 'Regarding 3 Bedroom Flat & BQ, 100% “new” + gate?',
    body: 'Good day,\nis it #4?\r\nThank you = bye\r\n\rÀdé',
  })
  expect(link).toBe(
    'mailto:ade%2Bhomes%26co%3Fx@mail.example' +
      '?subject=Regarding%203%20Bedroom%20Flat%20%26%20BQ%2C%20100%25%20%E2%80%9Cnew%E2%80%9D%20%2B%20gate%3F' +
      '&body=Good%20day%2C%0D%0Ais%20it%20%234%3F%0D%0AThank%20you%20%3D%20bye%0D%0A%0D%0A%C3%80d%C3%A9',
  )
})

import { expect, it } from 'vitest'
import { leadsCsv } from './leads-csv.ts'

it('writes names as they are, and none as a formula', () => {
  const counts = { shown: 5, opened: 4, whatsapp: 3, number: 2, email: 1, saved: 6 }
  const csv = leadsCsv(
    [
      { kind: 'product', id: '1', name: '12" rebar, ₦', ...counts },
      { kind: 'listing', id: '2', name: '=HYPERLINK("x")', ...counts },
    ],
    'https://adlm.example',
  )
  expect(csv.split('\r\n')).toEqual([
    '\uFEFF"Offer","Link","Shown","Opened","Saved","WhatsApp","Number","E-mail"',
    '"12"" rebar, ₦","https://adlm.example/product/1",5,4,6,3,2,1',
    '"\'=HYPERLINK(""x"")","https://adlm.example/listing/2",5,4,6,3,2,1',
    '',
  ])
})

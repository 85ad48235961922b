import { expect, it } from 'vitest'
import { orderWords } from '#domain/prices/order-words.ts'
import { contactMessage, shopMessage } from './contact-message.ts'

const CEMENT = {
  name: 'Dangote cement',
  unit: 'bags' as const,
  pack: null,
  regularPrice: 10_500,
  discount: false,
  discountPrice: 0,
  priceBreaks: [{ from: 50, price: 10_350 }],
}

it('a message to a seller names what is offered, how many at which price, and its address', () => {
  const address = 'https://adlm.example/product/1'
  expect(contactMessage(orderWords(CEMENT, 50), address)).toBe(
    `Hello, I am interested in 50 bags of Dangote cement at NGN 10,350 a bag, NGN 517,500 in all as listed on the ADLM marketplace.\n${address}`,
  )
})

it('a message to a shop has its address', () => {
  expect(shopMessage('Emeka', 'https://adlm.example/shop/emeka')).toBe(
    'Hello Emeka, I found your store on the ADLM marketplace and would like to know more.\nhttps://adlm.example/shop/emeka',
  )
})

import { SELLER, signIn } from './account.ts'
import { callsTo, expect, expectAccessible, test } from './visit.ts'

test('Somebody signed in writes to the owner of a home by e-mail', async ({
  page,
  request,
  browserErrors: _,
}) => {
  const [home] = await (await request.get('/api/listing/get?limit=1')).json()
  await page.goto(`/listing/${home._id}`)
  const invitation = page.getByRole('link', { name: 'Sign in to e-mail the seller' })
  const target = new URL((await invitation.getAttribute('href')) ?? '', page.url())
  const calls = callsTo(page, `/api/user/${home.userRef._id}`)
  await signIn(page, SELLER, target.searchParams.get('next') ?? '')

  const button = page.getByRole('button', { name: 'Contact Seller' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(calls).toEqual([])
  await button.click()
  const message = page.getByLabel(`Message to ${home.userRef.username}`)
  await expect(message).toBeFocused()
  await message.fill('Good day,\nis it still free & when can I see it?')
  const send = page.getByRole('link', { name: 'Send Message' })
  await expect(send).toHaveAttribute('href', /^mailto:/)
  const mail = new URL((await send.getAttribute('href')) ?? '')
  expect(mail.pathname).toMatch(/^[^@]+@demo\.adlm\.example$/)
  expect(mail.searchParams.get('subject')).toBe(`Regarding ${home.name}`)
  expect(mail.searchParams.get('body')).toBe('Good day,\r\nis it still free & when can I see it?')
  expect(mail.href).not.toContain('+')
  await expectAccessible(page)

  // Closed and opened again, it has what was typed.
  await button.click()
  await expect(message).toBeHidden()
  await button.click()
  await expect(message).toHaveValue(/still free/)
  expect(calls).toHaveLength(1)
})

test('The owner is led to the form instead', { tag: '@long' }, async ({
  page,
  request,
  browserErrors: _,
}) => {
  const owner = { ...SELLER, username: 'Zumaview Estate Desk', email: 'zumaview-estates@demo.adlm.example' }
  const homes: { _id: string; userRef: { username: string } }[] = await (
    await request.get('/api/listing/get?limit=50&state=FCT')
  ).json()
  const own = homes.find(({ userRef }) => userRef.username === owner.username)
  await signIn(page, owner, `/listing/${own?._id}`)
  await expect(page.getByRole('link', { name: 'Edit your listing' })).toHaveAttribute(
    'href',
    `/update-listing/${own?._id}`,
  )
  await expect(page.getByRole('button', { name: 'Contact Seller' })).toHaveCount(0)
})

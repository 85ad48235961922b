import { randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { users } from '#server/db/schema/accounts.ts'
import { createPerson, PASSWORD } from '../support/people.ts'
import { onDatabase } from '../support/product-database.ts'
import { ADMIN_BROWSER } from '../support/tested-products.ts'
import { expect, hydrated } from './visit.ts'

export type Person = { username: string; email: string; password: string }

/** A seller of the demonstration, who has products. */
export const SELLER: Person = {
  username: 'Adeshokan Cement Depot',
  email: 'adeshokan-cement@demo.adlm.example',
  password: 'block-by-block',
}

export const somebody = (): Person => ({
  username: 'Kola Builder',
  email: `${randomUUID()}@mail.example`,
  password: 'twelve blocks a row',
})

/** Somebody with an account of their own, so that tests do not meet. */
export async function newPerson(request: APIRequestContext): Promise<Person> {
  const person = somebody()
  expect((await request.post('/api/auth/sign-up', { data: person })).status()).toBe(201)
  return person
}

/**
 * Somebody whose address is confirmed and whose account is a year old: who has to confirm first, and who is new, is tested apart. Made in
 * the database, where no password has to be hashed and no mail sent.
 */
export async function knownPerson(): Promise<Person> {
  const { username, email } = somebody()
  await onDatabase((db) => createPerson(db, { name: username, email, createdAt: A_YEAR_AGO }))
  return { username, email, password: PASSWORD }
}

const A_YEAR_AGO = new Date(Date.now() - 365 * 24 * 3_600_000)

export const becomeKnown = ({ email }: Person) =>
  onDatabase((db) =>
    db.update(users).set({ emailVerified: true, createdAt: A_YEAR_AGO }).where(eq(users.email, email)),
  )

export const modal = (page: Page, name = 'Sign In') => page.getByRole('dialog', { name, exact: true })

export async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
  await modal(page).getByLabel('Email').fill(email)
  await modal(page).getByLabel('Password', { exact: true }).fill(password)
}

/** The header of somebody signed in. */
export const own = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Your profile' })

/** Who is signed in, as this browser keeps it once the page has asked. */
export async function storedUser(page: Page): Promise<{ _id: string; hasPassword: boolean }> {
  const user = await page.waitForFunction(() => JSON.parse(localStorage.root ?? '{}').currentUser)
  return user.jsonValue()
}

/** Signed in by a call, and on the page that `path` names. The form has its own tests. */
export async function signIn(page: Page, { email, password }: Person, path?: string): Promise<void> {
  const answer = await page.context().request.post('/api/auth/sign-in', { data: { email, password } })
  expect(answer.status()).toBe(200)
  if (path === undefined) return
  await page.goto(path)
  await hydrated(page)
  await expect(own(page)).toBeVisible()
}

/** The admin who has given the second factor, on the page that `path` names. */
export async function signInAsAdmin(page: Page, path: string): Promise<void> {
  const { cookies } = JSON.parse(await readFile(ADMIN_BROWSER, 'utf8'))
  await page.context().addCookies(cookies)
  // A long run outlives the token of its beginning.
  expect((await page.context().request.post('/api/auth/refresh-token')).status()).toBe(200)
  await page.goto(path)
  await hydrated(page)
  await expect(own(page)).toBeVisible()
}

/** Signed in by the modal, on the page that `path` names. */
export async function signInByForm(page: Page, person: Person, path: string): Promise<void> {
  await page.goto(`/?${new URLSearchParams({ auth: 'sign-in', next: path })}`)
  await fillSignIn(page, person)
  await modal(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(own(page)).toBeVisible()
  await expect(modal(page)).toHaveCount(0)
  await expect(page).toHaveURL(path)
}

/** Opens the provider's window. */
export async function continueWithGoogle(page: Page, path = '/?auth=sign-in'): Promise<Page> {
  await page.goto(path)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  return opening
}

/** What the pattern finds in the newest mail to this address that has it, once it is there: the demonstration's mail can be read. */
async function mailedTo(request: APIRequestContext, email: string, pattern: RegExp): Promise<string> {
  const find = async () => {
    const list = await (await request.get('/dev/mail')).text()
    for (const [item] of list.matchAll(/<li>.*?<\/li>/gs)) {
      if (!item.includes(email)) continue
      const mail = await (await request.get(/href="([^"]+)"/.exec(item)?.[1] ?? '')).text()
      const found = pattern.exec(mail)
      if (found) return found[1] ?? found[0]
    }
    return ''
  }
  await expect.poll(find, { timeout: 20_000 }).not.toBe('')
  return find()
}

/** The path that the newest mail to this address leads to. */
export const linkMailedTo = (request: APIRequestContext, email: string, page: string) =>
  mailedTo(request, email, new RegExp(`/${page}#token=[\\w.~%-]+`))

/** The code of the newest mail that has one, as it is written there. */
export const codeMailedTo = (request: APIRequestContext, email: string) =>
  mailedTo(request, email, /Your code is (\d{3} \d{3})\./)

/** Of nobody: the demonstration's range, and a number that no other test has. */
export const newNumber = () => `0709${String(randomInt(10_000_000)).padStart(7, '0')}`

/** The code of the newest message to this number, once it is there: the demonstration's messages can be read. */
export async function codeSentTo(request: APIRequestContext, number: string): Promise<string> {
  const find = async () => {
    const messages = await (await request.get('/dev/messages')).text()
    return new RegExp(`<li>(\\d{6}) is your[^<]*<br>to \\+234${number},`).exec(messages)?.[1] ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}

/** The browser reports each refused call and each that found no network; nothing else may have gone wrong. */
export function expectRefusalsOnly(browserErrors: string[]): void {
  const expected = /status of 4\d\d|ERR_INTERNET_DISCONNECTED/
  expect(browserErrors.splice(0).filter((alarm) => !expected.test(alarm))).toEqual([])
}

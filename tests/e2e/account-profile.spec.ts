import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import {
  expectRefusalsOnly,
  fillSignIn,
  knownPerson,
  linkMailedTo,
  modal,
  newPerson,
  own,
  SELLER,
  signIn,
  storedUser,
} from './account.ts'
import { expect, expectAccessible, expectFits, hold, longUnless, test } from './visit.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Update', exact: true }).click()
const saved = (page: Page) => expect(page.getByText('Updated successfully').last()).toBeVisible()

/** A photograph of so many pixels, as a file. */
async function sampleImage(page: Page, side: number) {
  const url = await page.evaluate((pixels) => {
    const canvas = document.createElement('canvas')
    canvas.width = pixels
    canvas.height = pixels
    const paint = canvas.getContext('2d')
    for (let x = 0; x < pixels; x += 20)
      for (let y = 0; y < pixels; y += 20) {
        if (paint) paint.fillStyle = `hsl(${(x * y) % 360} 70% 50%)`
        paint?.fillRect(x, y, 20, 20)
      }
    return canvas.toDataURL('image/png')
  }, side)
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}

test.describe('Personal details', () => {
  for (const width of [390, 768, 1440])
    test(
      `fit ${width} px and are accessible, with the menu and the deletion`,
      longUnless(width === 390),
      async ({ page, browserErrors: _ }) => {
        await page.setViewportSize({ width, height: 900 })
        await signIn(page, SELLER, '/profile')
        await expectFits(page, [width])
        if (width < 1024) {
          const menu = page.getByRole('button', { name: 'Your account' })
          await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden()
          await menu.click()
          await expect(menu).toHaveAttribute('aria-expanded', 'true')
          await expectFits(page, [width])
        }
        await page.getByRole('button', { name: 'Delete Account' }).click()
        await expect(page.getByRole('dialog', { name: 'Delete Account' })).toBeVisible()
        await expectFits(page, [width])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused()
      },
    )

  test('are changed, and the shop shows it', async ({ page, request, browserErrors: _ }) => {
    await signIn(page, await newPerson(request), '/profile')
    await page.getByLabel('Username').fill("Mama O'Brien Blocks-No.1")
    await page.getByLabel('Bio').fill('Blocks.\n\nBy the lorry.')
    await page.getByLabel('Store address').fill('4 Kiln Street, Ilorin')
    for (const [typed, shown] of [
      ['0803 123 4567', '08031234567'],
      ['8031234568', '08031234568'],
      ['2348031234569', '08031234569'],
      ['+234 (0)803 123 4560', '08031234560'],
    ]) {
      await page.getByLabel('Mobile number').fill(typed ?? '')
      // Each has its own answer: what the last one said may still be there.
      const answered = page.waitForResponse('**/api/user/update/*')
      await save(page)
      await answered
      await saved(page)
      await expect(page.getByLabel('Mobile number')).toHaveValue(shown ?? '')
    }
    const id = (await storedUser(page))._id
    await page.goto(`/sellerShop/${id}`)
    await expect(page.getByText("Mama O'Brien Blocks-No.1").first()).toBeVisible()
    await page.getByRole('button', { name: 'See Number' }).click()
    await expect(page.getByText('+23408031234560')).toBeVisible()
  })

  test('that are wrong say where, and what is not saved survives a reload', { tag: '@long' }, async ({
    page,
    request,
    browserErrors: _,
  }) => {
    await signIn(page, await newPerson(request), '/profile')
    await page.getByLabel('Mobile number').fill('12345')
    await page.getByLabel('Username').fill('@')
    await page.getByLabel('Current password', { exact: true }).fill('twelve blocks a row')
    await save(page)
    await expect(page.getByRole('alert')).toHaveText('Username must have a letter or a digit')
    await expect(
      page.getByText('Mobile number must be a Nigerian mobile number such as 0803 123 4567'),
    ).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Mobile number')).toHaveValue('12345')
    await expect(page.getByText('We kept what you typed')).toBeVisible()
    await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('twelve')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByLabel('Username')).toHaveValue('Kola Builder')
    await expect(page.getByLabel('Mobile number')).toHaveValue('')
    await page.reload()
    await expect(page.getByLabel('Username')).toHaveValue('Kola Builder')
    await expect(page.getByText('We kept what you typed')).toHaveCount(0)
  })

  test('keep what is typed when another tab has saved something else', { tag: '@long' }, async ({
    page,
    context,
    request,
    browserErrors: _,
  }) => {
    await signIn(page, await newPerson(request), '/profile')
    await page.getByLabel('Bio').fill('Typed here')
    const other = await context.newPage()
    await other.goto('/profile')
    await other.getByLabel('Store address').fill('Saved there')
    await save(other)
    await saved(other)
    await expect(page.getByLabel('Store address')).toHaveValue('Saved there')
    await expect(page.getByLabel('Bio')).toHaveValue('Typed here')
    await save(page)
    await saved(page)
    await other.reload()
    await expect(other.getByLabel('Bio')).toHaveValue('Typed here')
    await expect(other.getByLabel('Store address')).toHaveValue('Saved there')
  })

  test('take another address once its mail has confirmed it', { tag: '@long' }, async ({
    page,
    request,
    browserErrors,
  }) => {
    const [person, taken] = [await newPerson(request), await newPerson(request)]
    await signIn(page, person, '/profile')
    await page.getByLabel('Email').fill(taken.email)
    await save(page)
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    const newEmail = `new-${person.email}`
    await page.getByLabel('Email').fill(newEmail)
    await save(page)
    await saved(page)
    await expect(page.getByText(`${newEmail} replaces it`)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await page.goto(await linkMailedTo(request, newEmail, 'confirm-email'))
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')
    await page.getByRole('link', { name: 'Personal Details' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(newEmail)
    await expect(page.getByText('replaces it once')).toHaveCount(0)
    expectRefusalsOnly(browserErrors)
  })

  test('send the confirming mail again', { tag: '@long' }, async ({ page, request, browserErrors: _ }) => {
    const person = await newPerson(request)
    await signIn(page, person, '/profile')
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText(`We have sent a new code and a new link to ${person.email}`)).toBeVisible()
  })
})

test.describe('Your data', () => {
  test('come as one file, with what was typed and the picture', async ({ page, browserErrors: _ }) => {
    const person = await knownPerson()
    await signIn(page, person, '/profile')
    await page.getByLabel('Change your picture').setInputFiles(await sampleImage(page, 400))
    await expect(page.getByText('Updated successfully')).toBeVisible({ timeout: 30_000 })
    const password = page.getByLabel('Password, to get your data', { exact: true })
    await password.fill(person.password)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('my-data.zip')
    await expect(page.getByText('Your data is saved as my-data.zip.')).toBeVisible()
    await expect(password).toHaveValue('')
    const files = unzipSync(await readFile(await download.path()))
    const { _id: id } = await storedUser(page)
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    expect(JSON.parse(textOf('json/account.json'))).toMatchObject([{ id, email: person.email }])
    expect(textOf('csv/account.csv')).toContain(person.email)
    const pictures = Object.entries(files).filter(([name]) => /^pictures\/.*\.webp$/.test(name))
    // RIFF: a WebP.
    expect(pictures.map(([, bytes]) => strFromU8(bytes.slice(0, 4)))).toEqual(['RIFF'])
  })
})

test.describe('The password', () => {
  test('is changed with the old one, and the old one opens nothing', async ({
    page,
    request,
    browserErrors,
  }) => {
    const person = await newPerson(request)
    await signIn(page, person, '/profile')
    const change = page.getByRole('button', { name: 'Change password' })
    await page.getByLabel('Current password', { exact: true }).fill('not this one')
    await page.getByLabel('New password', { exact: true }).fill('thirteen blocks a row')
    await page.getByLabel('New password again', { exact: true }).fill('thirteen blocks')
    await change.click()
    await expect(page.getByText('The two passwords are not the same').last()).toBeVisible()
    await page.getByLabel('New password again', { exact: true }).fill('thirteen blocks a row')
    await change.click()
    await expect(page.getByLabel('Current password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Current password', { exact: true }).fill(person.password)
    await change.click()
    await saved(page)
    await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('')

    await page.getByRole('button', { name: 'Log out' }).click()
    // It leaves the page: whatever goes elsewhere before that would be in its way.
    await expect(page).toHaveURL('/')
    await expect(own(page)).toBeHidden()
    await page.goto('/?auth=sign-in')
    await fillSignIn(page, person)
    await modal(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    await fillSignIn(page, { ...person, password: 'thirteen blocks a row' })
    await modal(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(own(page)).toBeVisible()
    expectRefusalsOnly(browserErrors)
  })
})

test.describe('The picture', { tag: '@pictures' }, () => {
  test('is shown while it is sent, and can be cancelled', { tag: '@long' }, async ({
    page,
    request,
    browserErrors: _,
  }) => {
    await signIn(page, await newPerson(request), '/profile')
    await hold(page, '**/api/upload/**')
    await page.getByLabel('Change your picture').setInputFiles(await sampleImage(page, 900))
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expect(page.getByRole('main').locator('img[src^="data:image/png"]')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByRole('main').locator('label img')).toHaveCount(0)
  })

  test('is chosen, shown and removed', { tag: '@long' }, async ({ page, request, browserErrors: _ }) => {
    await signIn(page, await newPerson(request), '/profile')
    await page.getByLabel('Change your picture').setInputFiles(await sampleImage(page, 400))
    // The server makes it into all its sizes.
    await expect(page.getByText('Updated successfully')).toBeVisible({ timeout: 30_000 })
    await expect(own(page).locator('img')).toHaveAttribute('src', /^\/pictures\/.+\/200\.webp$/)
    await page.getByRole('button', { name: 'Remove picture' }).click()
    await expect(own(page).locator('img')).toHaveAttribute('src', /person/)
  })

  test('that is no picture is refused, in the words of the specification', { tag: '@long' }, async ({
    page,
    request,
    browserErrors,
  }) => {
    await signIn(page, await newPerson(request), '/profile')
    const buffer = Buffer.from('no picture at all')
    await page
      .getByLabel('Change your picture')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByRole('alert')).toHaveText('Image Upload Error (Image must be less than 2MB)', {
      timeout: 20_000,
    })
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expectRefusalsOnly(browserErrors)
  })
})

test.describe('Deleting the account', () => {
  test('shows what it removes', { tag: '@long' }, async ({ page, browserErrors: _ }) => {
    await signIn(page, SELLER, '/profile')
    await page.getByRole('button', { name: 'Delete Account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Account' })
    await expect(dialog.getByText(/^[1-9]\d* products?$/)).toBeVisible()
    await expect(dialog.getByText(/^\d+ property listings?$/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep my account' }).click()
    await expect(dialog).toHaveCount(0)
  })

  test('asks for the password, goes home, and nobody can sign in any more', async ({
    page,
    request,
    browserErrors,
  }) => {
    const person = await newPerson(request)
    await signIn(page, person, '/profile')
    await page.getByRole('button', { name: 'Delete Account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Account' })
    const remove = dialog.getByRole('button', { name: 'Delete my account' })
    await remove.click()
    await expect(dialog.getByText('Password is required')).toBeVisible()
    await dialog.getByLabel('Password', { exact: true }).fill('not this one')
    await remove.click()
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Password', { exact: true }).fill(person.password)
    await remove.click()
    await expect(page).toHaveURL('/')
    await expect(own(page)).toBeHidden()
    const left = await page.evaluate(() => Object.keys(localStorage))
    // For whom pages are kept, from some seconds after a load on.
    expect(left.filter((key) => key !== 'kept-for')).toEqual([])
    await page.goto('/?auth=sign-in')
    await fillSignIn(page, person)
    await modal(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    expectRefusalsOnly(browserErrors)
  })
})

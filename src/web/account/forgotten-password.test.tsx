import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { NewPassword } from './new-password.tsx'
import { ResetForm } from './reset-form.tsx'

type Send = (input: object) => Promise<void>
type Step = { to: string; search?: (current: object) => object }

const page = vi.hoisted(() => {
  const state = { href: '', pathname: '', state: {} }
  return {
    send: undefined as Send | undefined,
    steps: [] as Step[],
    location: state,
    next: undefined as string | undefined,
  }
})

vi.mock('@tanstack/react-router', () => ({
  Link: () => null,
  useNavigate: () => async (step: Step) => void page.steps.push(step),
  useRouter: () => ({ latestLocation: page.location }),
  useSearch: () => ({ next: page.next }),
}))
vi.mock('#web/sent-form.ts', () => ({
  useSentForm: ({ send }: { send: Send }) => {
    page.send = send
    return { field: (name: string) => ({ name }), submit: () => undefined, sending: false }
  },
}))
vi.mock('#web/session/link-token.ts', () => ({ useLinkToken: () => 'token' }))
vi.mock('#web/ui/toast.ts', () => ({ toast: () => undefined }))
vi.mock('./account-api.ts', () => ({
  askForReset: async () => undefined,
  setNewPassword: async () => undefined,
}))

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['the page that the dialog was opened over', '/marketplace?location=Lagos&auth=reset-password', undefined],
  ['the page that asked for a sign-in', '/?auth=reset-password', '/marketplace?location=Lagos'],
])('a new password leads back to %s', async (_, href, next) => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  Object.assign(page, { steps: [], next, location: { href, pathname: href.split('?')[0], state: {} } })
  renderToStaticMarkup(<ResetForm email="" />)
  await page.send?.({ email: 'ada@mail.example' })
  renderToStaticMarkup(<NewPassword />)
  await page.send?.({ token: 'token', password: 'a row of blocks' })
  expect(page.steps.map(({ to }) => to)).toEqual(['/', '/'])
  expect(page.steps[1]?.search?.({})).toMatchObject({ auth: 'sign-in', next: '/marketplace?location=Lagos' })
})

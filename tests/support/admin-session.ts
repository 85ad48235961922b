import type { APIRequestContext } from '@playwright/test'
import { authenticatorApp } from './authenticator-app.ts'

const ADMIN = { email: 'adlm-desk@demo.adlm.example', password: 'block-by-block' }

/** The demonstration's admin signs in and connects an app, which can be done once. @returns what a browser keeps of it */
export async function connectedAdmin(request: APIRequestContext) {
  const posted = async (path: string, data: object) => {
    const answer = await request.post(`/api/auth/${path}`, { data })
    if (!answer.ok())
      throw new Error(`The admin's ${path} was answered by ${answer.status()}: ${await answer.text()}`)
    return answer
  }
  await posted('sign-in', ADMIN)
  const { secret } = await (await posted('second-factor/set-up', { currentPassword: ADMIN.password })).json()
  await posted('second-factor', { code: await authenticatorApp(secret).code() })
  return request.storageState()
}

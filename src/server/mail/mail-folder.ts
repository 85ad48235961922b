import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ignoreNotFound } from '#server/files/atomic-directory.ts'
import type { EmailMessage } from './email-template.ts'

/** Mail that nobody delivers is kept here, one file each: the name begins with the moment, so names sort by time. */
export const mailFolder = (dataDir: string) => join(dataDir, 'mail')

const StoredMail = z.object({
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})
export type StoredMail = z.infer<typeof StoredMail>

const NAME = /^([\dTZ-]+_[\da-f-]{36})\.json$/

/** Only its owner may read the folder: the links in it sign people in. */
export async function storeMail(folder: string, id: string, message: EmailMessage): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const at = new Date().toISOString()
  const file = join(folder, `${at.replace(/[:.]/g, '-')}_${id}.json`)
  const stored: StoredMail = { at, ...message }
  await writeFile(`${file}.new`, JSON.stringify(stored, null, 2), { mode: 0o600 })
  await rename(`${file}.new`, file)
}

/** The newest first. */
export async function listMail(folder: string, limit = 100): Promise<(StoredMail & { id: string })[]> {
  const names = (await readdir(folder).catch(ignoreNotFound)) ?? []
  const ids = names.flatMap((name) => NAME.exec(name)?.[1] ?? [])
  const newest = ids.sort().reverse().slice(0, limit)
  const mails = await Promise.all(newest.map(async (id) => ({ id, mail: await findMail(folder, id) })))
  return mails.flatMap(({ id, mail }) => (mail ? [{ id, ...mail }] : []))
}

export async function findMail(folder: string, id: string): Promise<StoredMail | undefined> {
  const name = `${id}.json`
  if (!NAME.test(name)) return undefined
  const content = await readFile(join(folder, name), 'utf8').catch(ignoreNotFound)
  return content === undefined ? undefined : StoredMail.parse(JSON.parse(content))
}

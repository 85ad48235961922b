import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listMail, mailFolder } from '#server/mail/mail-folder.ts'

const PATIENCE_MS = 15_000
const PAUSE_MS = 50

/** What a site has sent to people, by mail and to their phones. It takes its time. */
export function postOf(dataDir: string) {
  async function inMail(email: string, form: RegExp): Promise<string> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(PAUSE_MS))
      for (const { to, text } of await listMail(mailFolder(dataDir), 1_000)) {
        const [, ...found] = (to === email && form.exec(text)) || []
        if (found.length > 0) return found.join('')
      }
    return `no mail to ${email}`
  }

  return {
    /** The first link's token in the mail that came to them with such a link. */
    token: (email: string, page: string) => inMail(email, new RegExp(`/${page}#token=(\\S+)`)),
    /** The code in the mail that came to them. */
    code: (email: string) => inMail(email, /Your code is (\d{3}) (\d{3})\./),
    /** The code of the first message that was sent to a phone after this. */
    async codeOfMessage(after: Date): Promise<string> {
      const folder = join(dataDir, 'messages')
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(PAUSE_MS))
        for (const name of await readdir(folder).catch(() => [])) {
          if (!name.endsWith('.json')) continue
          const { at, text } = JSON.parse(await readFile(join(folder, name), 'utf8'))
          if (new Date(at) >= after) return text.slice(0, 6)
        }
      return 'no message'
    },
  }
}

export type Post = ReturnType<typeof postOf>

import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type ReceivedMail = { from: string; to: string[]; raw: string; secure: boolean; user: string | undefined }

/** A real mail server on a port of its own, which keeps what it is given. It can be closed and opened again. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = []
  let server = create()
  let port = 0

  function create() {
    const created = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      logger: false,
      ...options,
      onData: async (stream, { envelope, secure, user }, done) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from, to, raw: await text(stream), secure, user })
        done()
      },
    })
    // Clients that hang up are what the tests are about.
    created.on('error', () => undefined)
    return created
  }

  async function open() {
    const listening = server.listen(port, '127.0.0.1')
    await once(listening, 'listening')
    const address = listening.address()
    if (address !== null && typeof address === 'object') port = address.port
  }

  await open()
  return {
    received,
    port,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
    reopen: () => {
      server = create()
      return open()
    },
  }
}

/** The words of a mail, out of the encoding that carried them. */
export function readable(raw: string): string {
  const bytes = raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number(`0x${hex}`)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

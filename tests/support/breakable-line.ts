import { connect, createServer, type Socket } from 'node:net'

/** A line to a server that a test can cut and mend: what happens when the database really goes away. */
export async function breakableLine(target: string) {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  const line = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(end)
      end.pipe(other)
      end.on('error', () => other.destroy())
      end.on('close', () => {
        open.delete(end)
        other.destroy()
      })
    }
  })
  const listen = (on: number) => new Promise<void>((resolve) => line.listen(on, '127.0.0.1', resolve))
  await listen(0)
  const address = line.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port')
  const url = new URL(target)
  url.port = String(address.port)
  const cut = () =>
    new Promise<void>((resolve) => {
      line.close(() => resolve())
      for (const socket of open) socket.destroy()
    })
  return { url: url.href, cut, mend: () => listen(address.port) }
}

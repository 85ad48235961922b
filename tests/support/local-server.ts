import type { Server } from 'node:http'
import { promisify } from 'node:util'

/** Opens a server to this machine, on a free port where none is named. */
export async function listenLocally(server: Server, port = 0) {
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  const address = server.address()
  const taken = address && typeof address === 'object' ? address.port : port
  return {
    port: taken,
    origin: `http://localhost:${taken}`,
    close: async () => {
      server.closeAllConnections()
      await promisify(server.close.bind(server))()
    },
  }
}

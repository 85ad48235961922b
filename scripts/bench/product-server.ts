/** The product as `npm start` serves it: the build's handler in the product's own HTTP server. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listen } from '#server/http-server.ts'
import { sayPort } from './server-process.ts'

const [, , built = ''] = process.argv
const server = await listen({ host: '127.0.0.1', port: 0, tls: false })
const { default: site } = await import(pathToFileURL(join(built, 'server', 'entry.js')).href)
server.serve(site.fetch)
sayPort(server.port)

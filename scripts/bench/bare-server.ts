/**
 * The baseline: Node's HTTP server, which answers the same bytes from the same statements, run for every request, without routing,
 * validation, query building, headers or log; below /known/ it answers them out of memory.
 */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { answerShapes } from './answer-shapes.ts'
import { connectWithoutDrizzle, type RecordedCall, replay } from './recorded-call.ts'
import { sayPort } from './server-process.ts'

const [, , recording = ''] = process.argv
const recorded: RecordedCall[] = JSON.parse(await readFile(recording, 'utf8'))
const calls = new Map(recorded.map((call) => [`/api${call.path}`, call]))
/** The same answers, known. */
const known = new Map(recorded.map(({ path, body }) => [`/known/api${path}`, Buffer.from(body)]))
const sql = connectWithoutDrizzle(process.env.DATABASE_URL ?? '')

const server = createServer(async (request, response) => {
  const bytes = known.get(request.url ?? '')
  if (bytes) {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': bytes.length })
    response.end(bytes)
    return
  }
  const call = calls.get(request.url ?? '')
  if (!call) {
    response.writeHead(404).end()
    return
  }
  const answer = answerShapes[call.shape](await replay(sql, call))
  const body = JSON.stringify(answer)
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
  response.end(body)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
if (address !== null && typeof address === 'object') sayPort(address.port)

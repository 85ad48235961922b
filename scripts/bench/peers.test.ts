import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { comparePeers, readPeers } from './peers.ts'

const folder = await mkdtemp(join(tmpdir(), 'adlm-peers-'))
const asked = new Map<string, number>()
/** Answers what it is asked for, and nothing but that. */
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    const call = [request.method, request.url, request.headers['x-channel'], body].filter(Boolean).join(' ')
    asked.set(call, (asked.get(call) ?? 0) + 1)
    response.statusCode = request.url === '/gone' ? 404 : 200
    response.end('{}')
  })
})
await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
const address = server.address()
const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const call = { name: 'product', ours: '/api/product/get/{product}', url: `${base}/shop-api` }
const write = (file: string, peer: unknown) => writeFile(join(folder, file), JSON.stringify(peer))
const ours = { read: base, known: `${base}/known`, ids: { product: '42' } }
const load = { connections: 2, seconds: 1 }

it('measures another server beside ours, each by its own request', { tags: ['slow', 'long'] }, async () => {
  const post = { method: 'POST', headers: { 'x-channel': 'one' }, body: '{"query":"{x}"}' }
  await write('other.json', { name: 'Other 1.0', calls: [{ ...call, ...post }] })
  const said: string[] = []
  const printed = await comparePeers(await readPeers(folder), ours, load, (line) => said.push(line))
  expect([...asked.keys()]).toEqual([
    'GET /api/product/get/42',
    'GET /known/api/product/get/42',
    'POST /shop-api one {"query":"{x}"}',
  ])
  for (const times of asked.values()) expect(times).toBeGreaterThan(10)
  const [head, , row] = printed.split('\n')
  expect(head).toMatch(/^\| call, beside +\| read req\/s \|.*\| known req\/s \|.*\| peer req\/s \|.*ratio/)
  expect(row).toMatch(/^\| product, Other 1\.0 \|/)
  expect(row?.match(/[\d.,]+ (?=\|)/g)).toHaveLength(11 + 1)
  expect(said).toEqual(['product, Other 1.0'])
})

it('says which file is no list of calls', async () => {
  await write('other.json', { name: 'Other 1.0', calls: [{ ...call, url: 'nowhere' }] })
  await expect(readPeers(folder)).rejects.toThrow(/^other\.json is not a list of calls: .*url/s)
})

it('ends where a peer does not answer, or something is asked for that there is not', async () => {
  const compare = (some: Partial<typeof call>) =>
    comparePeers([{ name: 'Other', calls: [{ ...call, ...some }] }], ours, load, () => undefined)
  await expect(compare({ url: `${base}/gone` })).rejects.toThrow(/gone: .* failures/)
  await expect(compare({ ours: '/shop/{shop}' })).rejects.toThrow('product of Other asks for {shop}')
})

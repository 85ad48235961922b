/**
 * Builds the image of the Dockerfile in a chroot, instruction by instruction, and starts the product in it as its user until its
 * health check succeeds; then stops it. For machines without a container engine. Debian on x64, as root.
 */
import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { root as source } from './built-folder.ts'
import { accountIn, type Place, startInRoot } from './image/chroot.ts'
import { makeBaseRoot } from './image/debian-root.ts'
import { type Instruction, parseDockerfile, type Stage } from './image/dockerfile.ts'
import { ignoredPaths } from './image/ignored-paths.ts'
import { orderlyExit } from './orderly-exit.ts'

const run = promisify(execFile)

const say = (line: string) => console.error(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${line}`)
const { defer, leave } = orderlyExit(say)

const START_SECONDS = 120
/** As long does docker-compose.yml let it stop. */
const STOP_SECONDS = 45

type Image = Place & { command: string[]; healthcheck: string[] }

try {
  await check()
  await leave(0, 'The image is as it should be')
} catch (error) {
  await leave(1, error instanceof Error ? error.message : String(error))
}

async function check(): Promise<void> {
  if (process.getuid?.() !== 0)
    throw new Error(
      'The image is checked in a chroot, which needs root: run this with sudo, or `docker build .` where there is an engine.',
    )
  const folder = await mkdtemp(join(tmpdir(), 'adlm-image-'))
  defer(() => rm(folder, { recursive: true, force: true }))
  const stages = parseDockerfile(await readFile(join(source, 'Dockerfile'), 'utf8'))
  const images = new Map<string, Image>()
  for (const [index, stage] of stages.entries())
    images.set(stage.name || String(index), await buildStage(stage, join(folder, String(index)), images))
  const image = [...images.values()].at(-1)
  if (!image) throw new Error('The Dockerfile has no stage.')
  const { stdout } = await run('du', ['-sm', image.root])
  say(`The image has ${stdout.split('\t')[0]} MB`)
  await runImage(image)
}

async function buildStage(
  { base, instructions }: Stage,
  root: string,
  images: Map<string, Image>,
): Promise<Image> {
  say(`FROM ${base}`)
  await makeBaseRoot(base, root)
  const image: Image = { root, directory: '/', user: 'root', variables: {}, command: [], healthcheck: [] }
  for (const instruction of instructions) await follow(instruction, image, images)
  return image
}

async function follow(instruction: Instruction, image: Image, images: Map<string, Image>): Promise<void> {
  switch (instruction.kind) {
    case 'ENV':
      Object.assign(image.variables, instruction.variables)
      return
    case 'USER':
      image.user = instruction.value
      return
    case 'WORKDIR':
      image.directory = resolve(image.directory, instruction.value)
      await mkdir(join(image.root, image.directory), { recursive: true })
      return
    case 'COPY': {
      say(`COPY ${instruction.sources.join(' ')}`)
      const from = instruction.from === undefined ? undefined : images.get(instruction.from)
      if (instruction.from && !from) throw new Error(`There is no stage ${instruction.from}.`)
      await copy(instruction, from?.root, join(image.root, resolve(image.directory, instruction.target)))
      return
    }
    case 'RUN':
      say(`RUN ${instruction.command.at(-1)}`)
      await runOnce(image, instruction.command, instruction.cache)
      return
    case 'CMD':
      image.command = instruction.command
      return
    case 'HEALTHCHECK':
      image.healthcheck = instruction.command
  }
}

/** Of a folder its content is copied, as an engine does. */
async function copy(
  { sources, target: written }: Extract<Instruction, { kind: 'COPY' }>,
  stage: string | undefined,
  target: string,
): Promise<void> {
  const isIgnored = ignoredPaths(await readFile(join(source, '.dockerignore'), 'utf8'))
  await mkdir(target, { recursive: true })
  for (const each of sources) {
    const from = join(stage ?? source, each)
    const isFolder = (await stat(from)).isDirectory()
    if (!isFolder && !written.endsWith('/'))
      throw new Error(`COPY of files has to end with a folder: ${written}`)
    const to = isFolder ? target : join(target, basename(from))
    if (stage) await run('cp', ['-a', '-T', from, to])
    else await cp(from, to, { recursive: true, filter: (path) => !isIgnored(relative(source, path)) })
  }
}

/** With this machine's names, certificates and npm cache, as an engine gives them to a build. */
async function runOnce(image: Image, command: string[], cache: string | undefined): Promise<void> {
  const certificates = process.env.NODE_EXTRA_CA_CERTS
  const lent = ['/etc/resolv.conf', '/etc/hosts', ...(certificates ? [certificates] : [])]
  for (const file of lent) await cp(file, join(image.root, file), { recursive: true, dereference: true })
  const npmCache = join(homedir(), '.npm')
  await mkdir(npmCache, { recursive: true })
  const place: Place = {
    ...image,
    mount: cache ? { from: npmCache, to: cache } : undefined,
    variables: { ...image.variables, ...(certificates && { NODE_EXTRA_CA_CERTS: certificates }) },
  }
  const process_ = await startInRoot(place, command, ['ignore', 'inherit', 'inherit'])
  const [code] = await once(process_, 'close')
  for (const file of lent) await rm(join(image.root, file))
  if (code !== 0) throw new Error(`It failed with ${code}.`)
}

async function runImage(image: Image): Promise<void> {
  const { uid } = await accountIn(image.root, image.user)
  if (uid === 0) throw new Error('The product would run as root.')
  const port = await freePort()
  const running: Place = {
    ...image,
    variables: { ...image.variables, PORT: String(port), LOG_LEVEL: 'warn' },
  }
  const product = await startInRoot(running, image.command, 'inherit')
  const ended = once(product, 'close')
  defer(async () => product.kill('SIGKILL'))
  await healthy(running, image.healthcheck, ended)
  const first = await firstProcess(product)
  const owner = /^Uid:\s+(\d+)/m.exec(await readFile(`/proc/${first}/status`, 'utf8'))?.[1]
  if (Number(owner) !== uid)
    throw new Error(`The product runs as ${owner} instead of ${uid} (${image.user}).`)
  const page = await fetch(`http://127.0.0.1:${port}/market`)
  if (page.status !== 200) throw new Error(`/market was answered ${page.status}.`)
  say(`It serves as ${image.user}, and its health check succeeds`)
  process.kill(first, 'SIGTERM')
  const exit = await Promise.race([ended, sleep(STOP_SECONDS * 1_000, ['late'], { ref: false })])
  if (exit[0] !== 0) throw new Error(`After SIGTERM it ended with ${exit[0]} instead of 0.`)
  say('It stops in order')
}

async function healthy(place: Place, healthcheck: string[], ended: Promise<unknown[]>): Promise<void> {
  for (const since = performance.now(); performance.now() - since < START_SECONDS * 1_000; ) {
    const asking = await startInRoot(place, healthcheck, 'ignore')
    const [code] = await Promise.race([once(asking, 'close'), ended.then(() => ['gone'])])
    if (code === 0) return
    if (code === 'gone') throw new Error('The product has ended instead of serving.')
    await sleep(1_000)
  }
  throw new Error(`The health check has not succeeded within ${START_SECONDS} s.`)
}

/** Number 1 of the namespace, as this machine numbers it. */
async function firstProcess({ pid }: ChildProcess): Promise<number> {
  return Number((await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim())
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

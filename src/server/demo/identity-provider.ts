import { createHash, generateKeyPair, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { Configuration, InteractionResults, Provider as OpenIdProvider } from 'oidc-provider'
import type { Logger } from 'pino'
import { ResetInput } from '#domain/accounts/account-input.ts'
import type { Env } from '#server/env.ts'
import { demoEmail } from './demo-ids.ts'
import { brokenPage, choicePage, type Person, pagePolicy } from './identity-pages.ts'

/** What stands in for Google, as `env.google` names it. */
export type IdentityProvider = NonNullable<Env['google']> & { close(): Promise<void> }

type Koa = Parameters<Parameters<OpenIdProvider['use']>[0]>[0]

/** A customer of the demonstration, somebody who is new, and somebody whom nobody may believe. */
const PEOPLE: Record<string, Person> = {
  customer: { name: 'Adaeze Nwosu', email: demoEmail('adaeze-nwosu'), emailVerified: true },
  newcomer: { name: 'Kelechi Obi', email: demoEmail('kelechi-obi'), emailVerified: true },
  unproved: { name: 'Sunday Unproved', email: demoEmail('sunday-unproved'), emailVerified: false },
}

/** The cookie that the library keeps people signed in with, and its signature. */
const SESSION = /\bdemo_session(\.sig)?=[^;]*;?/g

/** Long enough to choose a person. */
const TTL_SECONDS = 600

/**
 * An OpenID provider on this machine, at which one says who one is. It is what "Continue with Google" leads to in the
 * demonstration (docs/product.md 8.8). It remembers nobody.
 * @param baseUrl the address of the site that asks, the only one that it answers
 */
export async function startIdentityProvider(baseUrl: string, log: Logger): Promise<IdentityProvider> {
  const server = createServer()
  const issuer = await new Promise<string>((resolve, reject) => {
    server.once('error', reject).listen(0, 'localhost', () => {
      const address = server.address()
      resolve(`http://localhost:${address && typeof address === 'object' ? address.port : ''}`)
    })
  })
  const clientId = 'adlm-demonstration'
  const clientSecret = randomBytes(24).toString('base64url')
  const provider = await createProvider(issuer, baseUrl, { clientId, clientSecret })
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'identity provider failed'))
  server.on('request', provider.callback())
  return {
    issuer,
    clientId,
    clientSecret,
    close: async () => {
      server.closeAllConnections()
      await promisify(server.close.bind(server))()
    },
  }
}

/** Loaded here, so that no other server ever loads it. */
async function createProvider(
  issuer: string,
  baseUrl: string,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
): Promise<OpenIdProvider> {
  const [{ Provider }, { createMemoryAdapter }, { base, Prompt }] = await Promise.all([
    import('oidc-provider/lib/provider.js'),
    import('oidc-provider/lib/adapters/memory_adapter.js'),
    import('oidc-provider/lib/helpers/interaction_policy/index.js'),
  ])
  const policy = base()
  policy.add(new Prompt({ name: 'select_account', requestable: true }))
  const known = new Map<string, Person>()
  const configuration: Configuration = {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${baseUrl}/api/auth/callback/google`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [await signingKey()] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // All claims are in the id token, as with Google.
    conformIdTokenClaims: false,
    findAccount: (_ctx, sub) => {
      const person = known.get(sub)
      return (
        person && {
          accountId: sub,
          claims: () => ({
            sub,
            name: person.name,
            email: person.email,
            email_verified: person.emailVerified,
          }),
        }
      )
    },
    loadExistingGrant: async (ctx) => {
      const { account, client, provider } = ctx.oidc
      if (!account || !client) return undefined
      const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    interactions: { policy, url: (_ctx, { uid }) => `/choose/${uid}` },
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    cookies: {
      keys: [randomBytes(24).toString('base64url')],
      names: { session: 'demo_session', interaction: 'demo_choice', resume: 'demo_resume' },
    },
    ttl: {
      AccessToken: TTL_SECONDS,
      AuthorizationCode: 60,
      Grant: TTL_SECONDS,
      IdToken: TTL_SECONDS,
      Interaction: TTL_SECONDS,
      Session: TTL_SECONDS,
    },
    renderError: (ctx, { error_description, error }) => {
      show(ctx, baseUrl, brokenPage(error_description ?? error))
    },
  }
  const provider = new Provider(issuer, configuration)
  async function answerChoice(ctx: Koa) {
    const { person, cancelled, attempt } = ctx.method === 'POST' ? readChoice(await formOf(ctx.req)) : {}
    const finish = async (result: InteractionResults) =>
      ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result))
    if (cancelled) return finish({ error: 'access_denied' })
    if (person) {
      const accountId = subjectOf(person)
      known.set(accountId, person)
      return finish({ login: { accountId, remember: false }, select_account: {} })
    }
    await provider.interactionDetails(ctx.req, ctx.res)
    show(ctx, baseUrl, choicePage(PEOPLE, attempt))
  }
  provider.use(async (ctx, next) => {
    // Everybody is asked every time: whoever was signed in here before is forgotten.
    const { headers } = ctx.req
    headers.cookie = headers.cookie?.replace(SESSION, '')
    if (!ctx.path.startsWith('/choose/')) return next()
    try {
      await answerChoice(ctx)
    } catch (error) {
      // Too late, or in another browser.
      if (!(error instanceof Error && error.name === 'SessionNotFound')) throw error
      ctx.status = 400
      show(ctx, baseUrl, brokenPage('It has taken too long.'))
    }
  })
  return provider
}

function show(ctx: Pick<Koa, 'set' | 'type' | 'body'>, baseUrl: string, page: ReturnType<typeof choicePage>) {
  ctx.set({ 'Content-Security-Policy': pagePolicy(baseUrl), 'Cache-Control': 'no-store' })
  ctx.type = 'html'
  ctx.body = String(page)
}

const formOf = async (request: IncomingMessage) => new URLSearchParams(await text(request))

type ChoiceOutcome = { person?: Person; cancelled?: boolean; attempt?: Parameters<typeof choicePage>[1] }

function readChoice(form: URLSearchParams): ChoiceOutcome {
  if (form.has('cancel')) return { cancelled: true }
  const chosen = form.get('person') ?? ''
  const person = Object.hasOwn(PEOPLE, chosen) ? PEOPLE[chosen] : undefined
  if (person) return { person }
  const [name, email] = [form.get('name') ?? '', form.get('email') ?? '']
  const typed = ResetInput.safeParse({ email })
  if (typed.success)
    return { person: { name, email: typed.data.email, emailVerified: form.has('confirmed') } }
  return { attempt: { name, email, message: typed.error.issues[0]?.message ?? '' } }
}

/** The same person at every start, because accounts outlive it; told from a person of Google's at a glance. */
const subjectOf = ({ email }: Person) =>
  `demo-${createHash('sha256').update(email).digest('base64url').slice(0, 22)}`

async function signingKey() {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'demonstration' }
}

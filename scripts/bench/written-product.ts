import { eq } from 'drizzle-orm'
import { createAccessTokens } from '#server/api/access-tokens.ts'
import { connect } from '#server/db/client.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import { images } from '#server/db/schema/images.ts'
import { products } from '#server/db/schema/products.ts'

const IMAGE_PATH = '/bench.webp'

/** The creation of a product with one image; a token signed with this secret authenticates as the largest shop on every server. */
export async function productCreation(databaseUrl: string, secret: string) {
  const db = connect(databaseUrl, { connections: 1 })
  try {
    const [product] = await db.select().from(products).limit(1)
    if (!product) throw new Error('The database is empty')
    const { ownerId } = product
    await db.delete(images).where(eq(images.url, IMAGE_PATH))
    const size = { width: 800, height: 600, placeholder: 'data:,', widths: [400, 800] }
    await db.insert(images).values({ ownerId, purpose: 'product', url: IMAGE_PATH, ...size })
    const expiresAt = new Date(Date.now() + 3_600_000)
    const token = crypto.randomUUID()
    const [session] = await db.insert(sessions).values({ userId: ownerId, token, expiresAt }).returning()
    if (!session) throw new Error('There is no session')
    const bearer = await createAccessTokens(secret).issue({ userId: ownerId, sessionId: session.id })
    return {
      method: 'POST' as const,
      headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'Portland cement 42.5R 50 kg',
        description: product.description,
        categories: 'concrete',
        subCategories: ['Cement'],
        location: 'Lagos',
        storeAddress: '12 Allen Avenue, Ikeja',
        type: 'Material',
        unit: 'bags',
        regularPrice: 10_500,
        mobile: '08031234567',
        imageUrls: [IMAGE_PATH],
      }),
    }
  } finally {
    await db.$client.end()
  }
}

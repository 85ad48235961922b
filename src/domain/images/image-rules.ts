/** docs/product.md 11. Sizes in bytes, lengths in pixels. */
export const IMAGE_PURPOSES = ['product', 'listing', 'avatar', 'cover'] as const
export type ImagePurpose = (typeof IMAGE_PURPOSES)[number]

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'] as const

/** What may arrive at the server. */
export const IMAGE_BYTES_MAX = 2 * 1024 * 1024

/** What the browser makes of a photograph before it is sent. */
export const COMPRESSED_BYTES_MAX = 1024 * 1024

/** The longest side that is kept, in the browser and on the server. A listing's page has a full-screen view. */
export const LONGEST_SIDE: Record<ImagePurpose, number> = {
  product: 800,
  listing: 1600,
  avatar: 800,
  cover: 1600,
}

/** What is said when a picture cannot be uploaded, whatever the reason. */
export const UPLOAD_FAILED: Record<ImagePurpose, string> = {
  product: 'Image upload failed (2mb per image limit)',
  listing: 'Image upload failed (2mb max per image)',
  avatar: 'Image Upload Error (Image must be less than 2MB)',
  cover: 'Image Upload Error (Image must be less than 2MB)',
}

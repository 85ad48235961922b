import { pgEnum } from 'drizzle-orm/pg-core'
import { CATEGORY_IDS, PRODUCT_TYPES, UNITS } from '#domain/catalogue.ts'
import { IMAGE_PURPOSES } from '#domain/images/image-rules.ts'
import { IMPORT_NAMES, IMPORT_STATES } from '#domain/import/import-rules.ts'
import { HOME_KINDS, LISTING_TYPES, RENT_PERIODS } from '#domain/listings/listing-rules.ts'
import { LOGGED_ACTIONS, REPORT_REASON_NAMES, SUBJECTS } from '#domain/moderation/moderation-rules.ts'
import { WAITING_REASONS } from '#domain/offers/offer-quota.ts'
import { STATES } from '#domain/places.ts'

export const state = pgEnum('state', STATES)
export const category = pgEnum('category', CATEGORY_IDS)
export const unit = pgEnum('unit', UNITS)
export const productType = pgEnum('product_type', PRODUCT_TYPES)
export const listingType = pgEnum('listing_type', LISTING_TYPES)
export const homeKind = pgEnum('home_kind', HOME_KINDS)
export const rentPeriod = pgEnum('rent_period', RENT_PERIODS)
export const imagePurpose = pgEnum('image_purpose', IMAGE_PURPOSES)
export const importKind = pgEnum('import_kind', IMPORT_NAMES)
export const importState = pgEnum('import_state', IMPORT_STATES)
export const waitingReason = pgEnum('waiting_reason', WAITING_REASONS)
export const subject = pgEnum('subject', SUBJECTS)
export const reportReason = pgEnum('report_reason', REPORT_REASON_NAMES)
export const moderationAction = pgEnum('moderation_action', LOGGED_ACTIONS)

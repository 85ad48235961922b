/** What an error of PostgreSQL is about (PostgreSQL 15, appendix A). */

/** A row names another that is not there, or others still name it. */
export const FOREIGN_KEY_VIOLATION = '23503'

/** A text has a NUL, which PostgreSQL cannot hold. */
export const NOT_TEXT = '22021'

/** Somebody else has held it for as long as `lock_timeout` allows. */
export const LOCK_NOT_AVAILABLE = '55P03'

/** Brings the configured database's schema up to date. */
import { withDatabase } from './with-database.ts'

await withDatabase(async () => console.log('The database schema is up to date'))

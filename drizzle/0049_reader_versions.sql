-- Products that a former version of the reader has read are found as those that none has.
DROP INDEX IF EXISTS "products_unread";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_reader_version" ON "products" USING btree ("reader_version");
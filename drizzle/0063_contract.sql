-- Takes away what the release of schema 10 alone asked for (docs/decisions/0281). No row of a large table is read or written.
DROP INDEX "products_search";--> statement-breakpoint
DROP INDEX "products_import_key";--> statement-breakpoint
DROP TRIGGER products_words_on_insert ON products;--> statement-breakpoint
DROP TRIGGER products_words_on_update ON products;--> statement-breakpoint
-- The last release names it where it reads whole rows, as it does `users.prices_reminded_at`, and makes nothing of it: both go with the next one.
ALTER TABLE "products" ALTER COLUMN "search" DROP EXPRESSION, ALTER COLUMN "search" DROP NOT NULL;--> statement-breakpoint
DROP FUNCTION add_product_words();--> statement-breakpoint
DROP FUNCTION add_changed_product_words();--> statement-breakpoint
-- A search before there was a table of its own. What depends on another goes first.
DROP FUNCTION IF EXISTS search_query(text, text, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS term_query(text, text, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS stands_somewhere(text, tsquery, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS stands_in(integer, text, tsquery, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS has_match(text, tsquery, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS has_at_least(integer, text, tsquery, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS typing_distance(text, text);--> statement-breakpoint
DROP FUNCTION IF EXISTS words_of_listing(tsvector);--> statement-breakpoint
DROP FUNCTION IF EXISTS first_match(text, tsquery[], tsquery[], timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS rows_about(text, tsquery, tsquery);--> statement-breakpoint
DROP INDEX "listings_import_key";--> statement-breakpoint
-- Nobody works on its queue any more: what waits in it, in an old backup for instance, would keep its seller from sending another file.
UPDATE "imports" SET "state" = 'failed', "message" = 'We could not finish this import. Please send the file again.', "file" = NULL, "finished_at" = now()
	WHERE "state" IN ('waiting', 'running') AND NOT "undoable" AND "undoes" IS NULL;

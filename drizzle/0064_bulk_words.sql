-- How many words wait to be merged is said as they are written (`write_searchable_products`), which what an index says itself would overrule.
-- The indexes that are there stay.
ALTER INDEX IF EXISTS "searchable_products_awake" RESET (gin_pending_list_limit);--> statement-breakpoint
ALTER INDEX IF EXISTS "searchable_products_priced" RESET (gin_pending_list_limit);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "searchable_products_awake" ON "searchable_products" USING gin ("words") WHERE ("searchable_products"."created_at" > timestamptz '0500-01-01 00:00Z') IS TRUE;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "searchable_products_priced" ON "searchable_products" USING gin (priced_words("words", "price")) WHERE ("searchable_products"."created_at" > timestamptz '0500-01-01 00:00Z') IS TRUE;

-- `plain_name` and `priced_words` are in src/server/db/search/, which is applied before indexes are built. What sleeps is in neither of the last two.
CREATE INDEX CONCURRENTLY "users_named" ON "users" USING gin (plain_name("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "searchable_products_awake" ON "searchable_products" USING gin ("words") WITH (gin_pending_list_limit=256) WHERE ("searchable_products"."created_at" > timestamptz '0500-01-01 00:00Z') IS TRUE;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "searchable_products_priced" ON "searchable_products" USING gin (priced_words("words", "price")) WITH (gin_pending_list_limit=256) WHERE ("searchable_products"."created_at" > timestamptz '0500-01-01 00:00Z') IS TRUE;

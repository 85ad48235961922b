ALTER TABLE "searchable_listings" ADD COLUMN "lga" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The trigger (search.sql) copies it as homes get one; nobody has one yet where schema 14 comes together with this.
UPDATE "searchable_listings" SET "lga" = "listings"."lga" FROM "listings" WHERE "listing_id" = "listings"."id" AND "listings"."lga" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "searchable_listings_spot" ON "searchable_listings" USING btree ("state","lga","created_at","listing_id");
CREATE TYPE "public"."home_kind" AS ENUM('flat', 'mini-flat', 'self-contained', 'bungalow', 'duplex', 'terrace', 'penthouse', 'room');--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "kind" "home_kind";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "kind_guessed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "guessed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "searchable_listings" ADD COLUMN "kind" "home_kind";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listings_unguessed" ON "listings" USING btree ("id") WHERE not "listings"."guessed";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listings_stateless" ON "listings" USING btree ("owner_id") WHERE "listings"."state" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "searchable_listings_kind_facts" ON "searchable_listings" USING btree ("kind","type","state","bedrooms","bathrooms","parking","furnished","offer");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "searchable_listings_kind_newest" ON "searchable_listings" USING btree ("kind","created_at","listing_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "searchable_listings_kind_price" ON "searchable_listings" USING btree ("kind","comparable_price","listing_id");
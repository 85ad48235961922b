ALTER TABLE "listings" ADD COLUMN "lga" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "placed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lga" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "placed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listings_unplaced" ON "listings" USING btree ("id") WHERE not "listings"."placed";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_unplaced" ON "products" USING btree ("id") WHERE not "products"."placed";
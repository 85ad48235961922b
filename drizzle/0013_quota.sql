CREATE TYPE "public"."waiting_reason" AS ENUM('confirmation', 'quota', 'moderation');--> statement-breakpoint
ALTER TYPE "public"."moderation_action" ADD VALUE 'approve';--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "confirm_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_confirmed_by" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "business_checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "business_checked_by" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "waiting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "waiting_for" "waiting_reason";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "waiting_for" "waiting_reason";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "waiting_for" "waiting_reason";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listings_waiting" ON "listings" USING btree ("owner_id","created_at","id") WHERE "listings"."waiting_for" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_waiting" ON "products" USING btree ("owner_id","created_at","id") WHERE "products"."waiting_for" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_waiting" ON "reviews" USING btree ("seller_id","created_at") WHERE "reviews"."waiting_for" IS NOT NULL;--> statement-breakpoint
-- What waits is hidden, and does not count. The functions are in src/server/db/visibility.sql. A release that is still running
-- writes rows without a reason to wait: they are online, as before.
CREATE OR REPLACE TRIGGER products_hidden BEFORE INSERT OR UPDATE OF hidden, hidden_reason, waiting_for ON products
	FOR EACH ROW EXECUTE FUNCTION sync_visibility();--> statement-breakpoint
CREATE OR REPLACE TRIGGER listings_hidden BEFORE INSERT OR UPDATE OF hidden, hidden_reason, waiting_for ON listings
	FOR EACH ROW EXECUTE FUNCTION sync_visibility();--> statement-breakpoint
CREATE OR REPLACE TRIGGER reviews_hidden BEFORE INSERT OR UPDATE OF hidden, hidden_reason, waiting_for ON reviews
	FOR EACH ROW EXECUTE FUNCTION sync_visibility();--> statement-breakpoint
CREATE OR REPLACE TRIGGER reviews_counted
	AFTER INSERT OR DELETE OR UPDATE OF rating, seller_id, hidden, hidden_reason, waiting_for ON reviews
	FOR EACH ROW EXECUTE FUNCTION count_reviews();

CREATE TYPE "public"."moderation_action" AS ENUM('dismiss', 'hide', 'unhide', 'suspend', 'unsuspend');--> statement-breakpoint
CREATE TYPE "public"."report_reason" AS ENUM('fraud', 'false', 'forbidden', 'insulting', 'spam', 'private', 'other');--> statement-breakpoint
CREATE TYPE "public"."subject" AS ENUM('product', 'listing', 'user', 'review');--> statement-breakpoint
CREATE TABLE "moderation_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"action" "moderation_action" NOT NULL,
	"subject" "subject" NOT NULL,
	"subject_id" uuid NOT NULL,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	"admin_id" uuid,
	"admin_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "moderation_log_reason_length" CHECK (char_length("moderation_log"."reason") BETWEEN 1 AND 500)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" "subject" NOT NULL,
	"subject_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" "report_reason" NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "reports_message_length" CHECK (char_length("reports"."message") BETWEEN 0 AND 1000)
);
--> statement-breakpoint
DROP INDEX "listings_newest";--> statement-breakpoint
DROP INDEX "listings_price";--> statement-breakpoint
DROP INDEX "listings_type_newest";--> statement-breakpoint
DROP INDEX "listings_type_price";--> statement-breakpoint
DROP INDEX "listings_state_newest";--> statement-breakpoint
DROP INDEX "listings_state_price";--> statement-breakpoint
DROP INDEX "listings_area";--> statement-breakpoint
DROP INDEX "listings_owner";--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_location";--> statement-breakpoint
DROP INDEX "products_owner";--> statement-breakpoint
DROP INDEX "reviews_newest";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hidden" boolean GENERATED ALWAYS AS ("users"."hidden_reason" IS NOT NULL OR "users"."suspended_reason" IS NOT NULL) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_log_newest" ON "moderation_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "moderation_log_subject" ON "moderation_log" USING btree ("subject","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "moderation_log_admin" ON "moderation_log" USING btree ("admin_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_one_open_each" ON "reports" USING btree ("reporter_id","subject","subject_id") WHERE "reports"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("subject","subject_id") WHERE "reports"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("created_at","id") WHERE not "listings"."hidden";--> statement-breakpoint
CREATE INDEX "listings_price" ON "listings" USING btree ("comparable_price","id","type","state","created_at","bedrooms","bathrooms","parking","furnished","offer") WHERE not "listings"."hidden";--> statement-breakpoint
CREATE INDEX "listings_type_newest" ON "listings" USING btree ("type","created_at","id") WHERE not "listings"."hidden";--> statement-breakpoint
CREATE INDEX "listings_type_price" ON "listings" USING btree ("type","comparable_price","id") WHERE not "listings"."hidden";--> statement-breakpoint
CREATE INDEX "listings_state_newest" ON "listings" USING btree ("state","created_at","id") WHERE not "listings"."hidden";--> statement-breakpoint
CREATE INDEX "listings_state_price" ON "listings" USING btree ("state","comparable_price","id") WHERE not "listings"."hidden";--> statement-breakpoint
CREATE INDEX "listings_area" ON "listings" USING btree (lower("area"),"created_at","id") WHERE not "listings"."hidden";--> statement-breakpoint
CREATE INDEX "listings_owner" ON "listings" USING btree ("owner_id","created_at","id","hidden");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id","type") WHERE not "products"."hidden";--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","created_at","id","location","type","sub_categories") WHERE not "products"."hidden";--> statement-breakpoint
CREATE INDEX "products_location" ON "products" USING btree ("location","created_at","id","type") WHERE not "products"."hidden";--> statement-breakpoint
CREATE INDEX "products_owner" ON "products" USING btree ("owner_id","created_at","id","hidden");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("seller_id","created_at","id","rating") WHERE not "reviews"."hidden";--> statement-breakpoint
-- Whether a row is hidden follows from its own reason and from its owner's account. It is settled where either is written, while
-- the owner's row is held: what comes in at the moment its owner is hidden is hidden, too.
CREATE FUNCTION settle_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	owner uuid;
	owner_hidden boolean;
BEGIN
	IF TG_TABLE_NAME = 'reviews' THEN
		owner := NEW.author_id;
	ELSE
		owner := NEW.owner_id;
	END IF;
	SELECT hidden INTO owner_hidden FROM users WHERE id = owner FOR SHARE;
	NEW.hidden := NEW.hidden_reason IS NOT NULL OR coalesce(owner_hidden, false);
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER products_hidden BEFORE INSERT OR UPDATE OF hidden, hidden_reason ON products
	FOR EACH ROW EXECUTE FUNCTION settle_hidden();--> statement-breakpoint
CREATE TRIGGER listings_hidden BEFORE INSERT OR UPDATE OF hidden, hidden_reason ON listings
	FOR EACH ROW EXECUTE FUNCTION settle_hidden();--> statement-breakpoint
CREATE TRIGGER reviews_hidden BEFORE INSERT OR UPDATE OF hidden, hidden_reason ON reviews
	FOR EACH ROW EXECUTE FUNCTION settle_hidden();--> statement-breakpoint
CREATE FUNCTION settle_hidden_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE products SET hidden = NEW.hidden WHERE owner_id = NEW.id;
	UPDATE listings SET hidden = NEW.hidden WHERE owner_id = NEW.id;
	UPDATE reviews SET hidden = NEW.hidden WHERE author_id = NEW.id;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER users_hidden AFTER UPDATE OF hidden_reason, suspended_reason ON users
	FOR EACH ROW WHEN (OLD.hidden <> NEW.hidden) EXECUTE FUNCTION settle_hidden_of_owner();--> statement-breakpoint
-- The stars are those of the reviews that can be seen.
CREATE OR REPLACE FUNCTION count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' AND NOT OLD.hidden THEN
		UPDATE users SET review_count = review_count - 1, rating_total = rating_total - OLD.rating WHERE id = OLD.seller_id;
	END IF;
	IF TG_OP <> 'DELETE' AND NOT NEW.hidden THEN
		UPDATE users SET review_count = review_count + 1, rating_total = rating_total + NEW.rating WHERE id = NEW.seller_id;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER reviews_counted ON reviews;--> statement-breakpoint
CREATE TRIGGER reviews_counted AFTER INSERT OR DELETE OR UPDATE OF rating, seller_id, hidden, hidden_reason ON reviews
	FOR EACH ROW EXECUTE FUNCTION count_reviews();--> statement-breakpoint
-- What is hidden answers no search.
CREATE OR REPLACE FUNCTION stands_somewhere(searched text, query tsquery) RETURNS boolean
	LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
	RETURN CASE searched
		WHEN 'products' THEN EXISTS (SELECT FROM products WHERE search @@ query AND NOT hidden)
		ELSE EXISTS (SELECT FROM listings WHERE search @@ query AND NOT hidden)
	END;
END
$$;

ALTER TABLE "listings" ADD COLUMN "availability" text DEFAULT 'available' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "availability_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "confirmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reminders" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "asleep" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "agency_fee" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "legal_fee" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "caution_fee" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "service_fee" jsonb;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "minimum_term" smallint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "rent_includes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_links" ADD COLUMN "kind" text DEFAULT 'products' NOT NULL;--> statement-breakpoint
ALTER TABLE "searchable_listings" ADD COLUMN "sinks_at" timestamp with time zone DEFAULT now() + interval '1080 hours';--> statement-breakpoint
ALTER TABLE "searchable_listings" ADD COLUMN "move_in_cost" bigint;--> statement-breakpoint
ALTER TABLE "searchable_listings" ADD COLUMN "agency_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listings_confirmed" ON "listings" USING btree ("owner_id","confirmed_at") WHERE NOT "listings"."hidden" AND NOT "listings"."asleep" AND "listings"."availability" IN ('available', 'under-offer');--> statement-breakpoint
CREATE INDEX CONCURRENTLY "searchable_listings_agency_free" ON "searchable_listings" USING btree ("created_at","listing_id") WHERE "searchable_listings"."agency_free";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "searchable_listings_move_in" ON "searchable_listings" USING btree ("move_in_cost","listing_id","type","state","created_at","bedrooms") WHERE "searchable_listings"."move_in_cost" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "searchable_listings_sinks" ON "searchable_listings" USING btree ("sinks_at") WHERE "searchable_listings"."sinks_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_availability" CHECK ("listings"."availability" IN ('available', 'under-offer', 'let', 'sold', 'paused')) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" VALIDATE CONSTRAINT "listings_availability";--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_minimum_term" CHECK ("listings"."minimum_term" BETWEEN 1 AND 60) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" VALIDATE CONSTRAINT "listings_minimum_term";--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_fees" CHECK (("listings"."agency_fee" IS NULL OR num_nonnulls(("listings"."agency_fee"->>'amount')::bigint, ("listings"."agency_fee"->>'percent')::numeric) = 1) AND ("listings"."legal_fee" IS NULL OR num_nonnulls(("listings"."legal_fee"->>'amount')::bigint, ("listings"."legal_fee"->>'percent')::numeric) = 1) AND ("listings"."caution_fee" IS NULL OR num_nonnulls(("listings"."caution_fee"->>'amount')::bigint, ("listings"."caution_fee"->>'percent')::numeric) = 1) AND ("listings"."service_fee" IS NULL OR num_nonnulls(("listings"."service_fee"->>'amount')::bigint, ("listings"."service_fee"->>'percent')::numeric) = 1)) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" VALIDATE CONSTRAINT "listings_fees";--> statement-breakpoint
-- Whoever changes what a home costs or whether it can be had, by whatever release and road, thereby confirms it. Then the second trigger fires,
-- too: what is confirmed has not been reminded of, and does not sleep. The functions are in src/server/db/freshness.sql.
CREATE FUNCTION confirm_changed_home() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.availability <> NEW.availability THEN
		NEW.availability_since := now();
	END IF;
	IF OLD.confirmed_at = NEW.confirmed_at THEN
		NEW.confirmed_at := now();
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER listings_changed BEFORE UPDATE ON listings FOR EACH ROW
	WHEN (
		(OLD.availability, OLD.type, OLD.rent_period, OLD.regular_price, OLD.offer, OLD.discount_price)
			IS DISTINCT FROM (NEW.availability, NEW.type, NEW.rent_period, NEW.regular_price, NEW.offer, NEW.discount_price)
	)
	EXECUTE FUNCTION confirm_changed_home();--> statement-breakpoint
CREATE FUNCTION wake_confirmed_home() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.reminders := 0;
	NEW.asleep := false;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER listings_confirmed BEFORE UPDATE ON listings FOR EACH ROW
	WHEN (OLD.confirmed_at < NEW.confirmed_at)
	EXECUTE FUNCTION wake_confirmed_home();

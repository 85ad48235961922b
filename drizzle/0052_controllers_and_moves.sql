ALTER TYPE "public"."moderation_action" ADD VALUE 'join';--> statement-breakpoint
ALTER TYPE "public"."moderation_action" ADD VALUE 'separate';--> statement-breakpoint
CREATE TABLE "alert_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alert_id" uuid NOT NULL,
	"cut_off" timestamp (3) with time zone NOT NULL,
	"from_cut_off" timestamp (3) with time zone NOT NULL,
	"level" bigint NOT NULL,
	"from_level" bigint NOT NULL,
	CONSTRAINT "alert_moves_once" UNIQUE("alert_id","cut_off")
);
--> statement-breakpoint
ALTER TABLE "seller_events" DROP CONSTRAINT "seller_events_kind";--> statement-breakpoint
ALTER TABLE "seller_events" DROP CONSTRAINT "seller_events_proof";--> statement-breakpoint
ALTER TABLE "seller_events" DROP CONSTRAINT "seller_events_into";--> statement-breakpoint
ALTER TABLE "alert_moves" ADD CONSTRAINT "alert_moves_alert_id_search_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."search_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "price_events_hidden" ON "price_events" USING btree ("product_id") WHERE "price_events"."kind" IN ('hidden', 'withdrawn');--> statement-breakpoint
CREATE INDEX CONCURRENTLY "business_checks_number" ON "business_checks" USING btree ("cac_number") WHERE "business_checks"."state" = 'approved' AND "business_checks"."cac_number" <> '';--> statement-breakpoint
ALTER TABLE "seller_events" ADD CONSTRAINT "seller_events_kind" CHECK ("seller_events"."kind" IN ('verified', 'unverified', 'merged', 'separated')) NOT VALID;--> statement-breakpoint
ALTER TABLE "seller_events" VALIDATE CONSTRAINT "seller_events_kind";--> statement-breakpoint
ALTER TABLE "seller_events" ADD CONSTRAINT "seller_events_proof" CHECK ("seller_events"."proof" IN ('email', 'phone', 'business', 'moderator')) NOT VALID;--> statement-breakpoint
ALTER TABLE "seller_events" VALIDATE CONSTRAINT "seller_events_proof";--> statement-breakpoint
ALTER TABLE "seller_events" ADD CONSTRAINT "seller_events_into" CHECK (("seller_events"."kind" IN ('merged', 'separated')) = ("seller_events"."into_key" IS NOT NULL)) NOT VALID;--> statement-breakpoint
ALTER TABLE "seller_events" VALIDATE CONSTRAINT "seller_events_into";--> statement-breakpoint
-- Who was one seller before: checked by the number of another.
INSERT INTO "seller_events" ("seller_key", "kind", "proof", "into_key")
SELECT "each"."key", 'merged', 'business', "each"."into_key" FROM (
	SELECT "key", first_value("key") OVER (PARTITION BY "cac_number" ORDER BY "decided_at", "user_id") AS "into_key"
	FROM "business_checks" JOIN "seller_keys" ON "owner_id" = "user_id"
	WHERE "state" = 'approved' AND "cac_number" <> ''
) AS "each"
WHERE "each"."key" <> "each"."into_key"
ORDER BY "each"."key";--> statement-breakpoint
-- What it does is in src/server/db/price-events.sql.
CREATE FUNCTION record_checked_business() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER business_checks_approved AFTER UPDATE OF "state" ON "business_checks" FOR EACH ROW
	WHEN (NEW."state" = 'approved' AND OLD."state" <> 'approved') EXECUTE FUNCTION record_checked_business();

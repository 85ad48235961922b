CREATE TABLE "digest_rounds" (
	"week" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"reached" uuid NOT NULL,
	"done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest_off" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_links" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
-- Who was one seller before events were written: their phone is confirmed, and was that of another before.
INSERT INTO "seller_events" ("seller_key", "kind", "proof", "into_key")
SELECT "each"."key", 'merged', 'phone', "each"."into_key" FROM (
	SELECT "key", first_value("key") OVER (PARTITION BY "mobile_number" ORDER BY "phone_confirmed_at", "id") AS "into_key"
	FROM "users" JOIN "seller_keys" ON "owner_id" = "id"
	WHERE "phone_confirmed_at" IS NOT NULL AND "mobile_number" IS NOT NULL
) AS "each"
WHERE "each"."key" <> "each"."into_key"
	AND NOT EXISTS (SELECT FROM "seller_events" AS "event" WHERE "event"."seller_key" = "each"."key" AND "event"."kind" = 'merged')
ORDER BY "each"."key";

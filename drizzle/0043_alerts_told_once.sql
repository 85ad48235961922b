CREATE TABLE "forgotten_alerts" (
	"alert_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "alert_offers_waiting" ON "alert_offers" USING btree ("alert_id","found_at") WHERE "alert_offers"."told_at" is null;
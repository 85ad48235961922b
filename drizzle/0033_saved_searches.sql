CREATE TABLE "alert_offers" (
	"alert_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"found_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "alert_offers_alert_id_offer_id_pk" PRIMARY KEY("alert_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "alert_pushes" (
	"alert_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	CONSTRAINT "alert_pushes_alert_id_subscription_id_pk" PRIMARY KEY("alert_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "fresh_offers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fresh_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"offer_id" uuid NOT NULL,
	"was_price" bigint,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "search_alerts" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD COLUMN "way" text DEFAULT 'once' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD COLUMN "needs" jsonb;--> statement-breakpoint
ALTER TABLE "alert_offers" ADD CONSTRAINT "alert_offers_alert_id_search_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."search_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_pushes" ADD CONSTRAINT "alert_pushes_alert_id_search_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."search_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_pushes" ADD CONSTRAINT "alert_pushes_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_offers_untold" ON "alert_offers" USING btree ("alert_id") WHERE "alert_offers"."told_at" IS NULL;--> statement-breakpoint
CREATE INDEX "alert_offers_told" ON "alert_offers" USING btree ("told_at");--> statement-breakpoint
CREATE INDEX "alert_pushes_subscription" ON "alert_pushes" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "fresh_offers_at" ON "fresh_offers" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "search_alerts_address" ON "search_alerts" USING btree ((md5("email")::uuid));;--> statement-breakpoint
-- What comes online and what becomes cheaper, by whatever release and road, is noted until the saved searches were asked for it. The
-- functions are in src/server/db/fresh-offers.sql.
CREATE FUNCTION note_new_offers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION note_released_offer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION note_cheaper_product() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION note_cheaper_listing() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER products_new_noted AFTER INSERT ON products REFERENCING NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION note_new_offers();--> statement-breakpoint
CREATE TRIGGER listings_new_noted AFTER INSERT ON listings REFERENCING NEW TABLE AS written
	FOR EACH STATEMENT EXECUTE FUNCTION note_new_offers();--> statement-breakpoint
CREATE TRIGGER products_released_noted AFTER UPDATE ON products FOR EACH ROW
	WHEN (OLD.waiting_for IS NOT NULL AND NEW.waiting_for IS NULL AND NOT NEW.hidden)
	EXECUTE FUNCTION note_released_offer();--> statement-breakpoint
CREATE TRIGGER listings_released_noted AFTER UPDATE ON listings FOR EACH ROW
	WHEN (OLD.waiting_for IS NOT NULL AND NEW.waiting_for IS NULL AND NOT NEW.hidden)
	EXECUTE FUNCTION note_released_offer();--> statement-breakpoint
CREATE TRIGGER products_cheaper_noted AFTER UPDATE ON products FOR EACH ROW
	WHEN (
		NOT OLD.hidden AND NOT NEW.hidden
		AND CASE WHEN NEW.discount THEN NEW.discount_price ELSE NEW.regular_price END
			< CASE WHEN OLD.discount THEN OLD.discount_price ELSE OLD.regular_price END
	)
	EXECUTE FUNCTION note_cheaper_product();--> statement-breakpoint
CREATE TRIGGER listings_cheaper_noted AFTER UPDATE ON listings FOR EACH ROW
	WHEN (NOT OLD.hidden AND NOT NEW.hidden AND NEW.comparable_price < OLD.comparable_price)
	EXECUTE FUNCTION note_cheaper_listing();

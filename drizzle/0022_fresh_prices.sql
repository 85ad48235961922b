CREATE TABLE "price_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"password_mark" text NOT NULL,
	"product_ids" uuid[] NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "prices_reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "price_reminders_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "searchable_products" ADD COLUMN "sinks_at" timestamp with time zone DEFAULT now() + interval '672 hours';--> statement-breakpoint
ALTER TABLE "price_links" ADD CONSTRAINT "price_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_links_user" ON "price_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "price_links_expiry" ON "price_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_confirmed" ON "products" USING btree ("owner_id","price_confirmed_at") WHERE NOT "products"."hidden" AND NOT "products"."asleep";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "searchable_products_sinks" ON "searchable_products" USING btree ("sinks_at") WHERE "searchable_products"."sinks_at" is not null;--> statement-breakpoint
-- A price that is changed, by whatever release and road, is thereby confirmed. Then the second trigger fires, too: what is confirmed has not
-- been reminded of, and does not sleep. The functions are in src/server/db/freshness.sql.
CREATE FUNCTION confirm_changed_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.price_confirmed_at := now();
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER products_price_changed BEFORE UPDATE ON products FOR EACH ROW
	WHEN (
		(OLD.regular_price, OLD.discount, OLD.discount_price, OLD.price_breaks) IS DISTINCT FROM (NEW.regular_price, NEW.discount, NEW.discount_price, NEW.price_breaks)
		AND OLD.price_confirmed_at = NEW.price_confirmed_at
	)
	EXECUTE FUNCTION confirm_changed_price();--> statement-breakpoint
CREATE FUNCTION wake_confirmed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.price_reminders := 0;
	NEW.asleep := false;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER products_price_confirmed BEFORE UPDATE ON products FOR EACH ROW
	WHEN (OLD.price_confirmed_at < NEW.price_confirmed_at)
	EXECUTE FUNCTION wake_confirmed_product();

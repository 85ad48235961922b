CREATE TABLE "price_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"seller_key" uuid NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	"product_id" uuid NOT NULL,
	"price" bigint NOT NULL,
	"unit" "unit" NOT NULL,
	"pack_kind" text,
	"pack_size" double precision,
	"pack_unit" text,
	"comparable_quantity" double precision,
	"comparable_unit" text,
	"conversion" text,
	"material_id" text,
	"parameters" jsonb NOT NULL,
	"specification" text,
	"state" "state" NOT NULL,
	"in_stock" boolean NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_events_kind" CHECK ("price_events"."kind" IN ('offered', 'changed', 'confirmed', 'withdrawn', 'hidden', 'restored', 'reread')),
	CONSTRAINT "price_events_way" CHECK ("price_events"."way" IN ('form', 'import', 'sheet', 'mail', 'moderation', 'upgrade', 'system', 'demo'))
);
--> statement-breakpoint
CREATE TABLE "seller_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"seller_key" uuid NOT NULL,
	"kind" text NOT NULL,
	"proof" text NOT NULL,
	"into_key" uuid,
	CONSTRAINT "seller_events_kind" CHECK ("seller_events"."kind" IN ('verified', 'unverified', 'merged')),
	CONSTRAINT "seller_events_proof" CHECK ("seller_events"."proof" IN ('email', 'phone', 'business')),
	CONSTRAINT "seller_events_into" CHECK (("seller_events"."kind" = 'merged') = ("seller_events"."into_key" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "seller_keys" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "seller_keys_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "seller_keys" ADD CONSTRAINT "seller_keys_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_events_product" ON "price_events" USING btree ("product_id","id");--> statement-breakpoint
-- Every seller there is has a key before offers are written: none of them waits for the row of an account because of it. The wide table
-- is filled by the first that changes an offer, mostly the job that reads what nobody has read.
INSERT INTO "seller_keys" ("owner_id") SELECT "id" FROM "users" WHERE EXISTS (SELECT FROM "products" WHERE "owner_id" = "users"."id");--> statement-breakpoint
INSERT INTO "seller_events" ("seller_key", "kind", "proof")
SELECT "key", 'verified', "proof"
FROM "seller_keys" JOIN "users" ON "users"."id" = "owner_id",
	(VALUES ('email'), ('phone'), ('business')) AS "each" ("proof")
WHERE CASE "proof" WHEN 'email' THEN "email_verified" WHEN 'phone' THEN "phone_confirmed_at" IS NOT NULL ELSE "business_checked_at" IS NOT NULL END
ORDER BY "key", "proof";--> statement-breakpoint
-- What these functions do is in src/server/db/price-events.sql, which is applied in the same transaction.
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION record_new_offers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION record_changed_offers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION record_withdrawn_offers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION record_new_seller() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION record_proved_seller() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER "price_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "price_events"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER "seller_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "seller_events"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER "seller_keys_unchanging" BEFORE UPDATE ON "seller_keys"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER "seller_keys_recorded" AFTER INSERT ON "seller_keys"
	FOR EACH ROW EXECUTE FUNCTION record_new_seller();--> statement-breakpoint
CREATE TRIGGER "users_proved" AFTER UPDATE OF email_verified, phone_confirmed_at, business_checked_at ON "users"
	FOR EACH ROW WHEN (
		OLD.email_verified <> NEW.email_verified
		OR (OLD.phone_confirmed_at IS NULL) <> (NEW.phone_confirmed_at IS NULL)
		OR (OLD.business_checked_at IS NULL) <> (NEW.business_checked_at IS NULL)
	) EXECUTE FUNCTION record_proved_seller();--> statement-breakpoint
CREATE TRIGGER "products_price_events_on_insert" AFTER INSERT ON "products"
	REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION record_new_offers();--> statement-breakpoint
CREATE TRIGGER "products_price_events_on_update" AFTER UPDATE ON "products"
	REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION record_changed_offers();--> statement-breakpoint
CREATE TRIGGER "products_price_events_on_delete" AFTER DELETE ON "products"
	REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION record_withdrawn_offers();

ALTER TYPE "public"."moderation_action" ADD VALUE 'ask';--> statement-breakpoint
ALTER TYPE "public"."moderation_action" ADD VALUE 'refuse';--> statement-breakpoint
CREATE TABLE "business_checks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"basis" text NOT NULL,
	"business_name" text DEFAULT '' NOT NULL,
	"cac_number" text DEFAULT '' NOT NULL,
	"works" text DEFAULT '' NOT NULL,
	"referees" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "business_checks_state" CHECK ("business_checks"."state" IN ('waiting', 'asked', 'approved', 'refused') AND "business_checks"."basis" IN ('cac', 'works'))
);
--> statement-breakpoint
CREATE TABLE "business_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mobile_number" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "phone_codes_mobile_number_form" CHECK ("phone_codes"."mobile_number" ~ '^[+]234[789][01][0-9]{8}$')
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "business_basis" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "business_expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "searchable_listings" ADD COLUMN "verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "business_checks" ADD CONSTRAINT "business_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_documents" ADD CONSTRAINT "business_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_checks_waiting" ON "business_checks" USING btree ("sent_at") WHERE "business_checks"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "business_documents_owner" ON "business_documents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "business_documents_age" ON "business_documents" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "phone_codes_expiry" ON "phone_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_confirmed_number" ON "users" USING btree ("mobile_number") WHERE "users"."phone_confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_verified" ON "users" USING btree ("id") WHERE "users"."phone_confirmed_at" IS NOT NULL AND "users"."business_checked_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_business_expiry" ON "users" USING btree ("business_expires_at") WHERE "users"."business_expires_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "searchable_listings_verified" ON "searchable_listings" USING btree ("created_at","listing_id") WHERE "searchable_listings"."verified";--> statement-breakpoint
-- What a search knows of a seller's products and homes is written anew by the job that follows a renamed seller.
CREATE TRIGGER "users_verified_followed" AFTER UPDATE OF phone_confirmed_at, business_checked_at ON "users"
	FOR EACH ROW WHEN (
		(OLD.phone_confirmed_at IS NOT NULL AND OLD.business_checked_at IS NOT NULL)
		<> (NEW.phone_confirmed_at IS NOT NULL AND NEW.business_checked_at IS NOT NULL)
	) EXECUTE FUNCTION note_renamed_seller();--> statement-breakpoint
INSERT INTO "renamed_sellers" ("owner_id")
SELECT "id" FROM "users" WHERE "phone_confirmed_at" IS NOT NULL AND "business_checked_at" IS NOT NULL
ON CONFLICT DO NOTHING;

CREATE TABLE "contacted_sellers" (
	"account_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"day" date DEFAULT (now() AT TIME ZONE 'Africa/Lagos')::date NOT NULL,
	CONSTRAINT "contacted_sellers_account_id_seller_id_pk" PRIMARY KEY("account_id","seller_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pack_read_by" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "material_read_by" text;--> statement-breakpoint
ALTER TABLE "contacted_sellers" ADD CONSTRAINT "contacted_sellers_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacted_sellers" ADD CONSTRAINT "contacted_sellers_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacted_sellers_seller" ON "contacted_sellers" USING btree ("seller_id");
CREATE TABLE "lead_devices" (
	"day" date NOT NULL,
	"device" bigint NOT NULL,
	CONSTRAINT "lead_devices_day_device_pk" PRIMARY KEY("day","device")
);
--> statement-breakpoint
CREATE TABLE "listing_leads" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"state" "state",
	"shown" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"whatsapp" integer DEFAULT 0 NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"email" integer DEFAULT 0 NOT NULL,
	"saved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "listing_leads_day" UNIQUE NULLS NOT DISTINCT("listing_id","day","state")
);
--> statement-breakpoint
CREATE TABLE "product_leads" (
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"state" "state",
	"shown" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"whatsapp" integer DEFAULT 0 NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"email" integer DEFAULT 0 NOT NULL,
	"saved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_leads_day" UNIQUE NULLS NOT DISTINCT("product_id","day","state")
);
--> statement-breakpoint
ALTER TABLE "listing_leads" ADD CONSTRAINT "listing_leads_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_leads" ADD CONSTRAINT "product_leads_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_leads_age" ON "listing_leads" USING brin ("day");--> statement-breakpoint
CREATE INDEX "product_leads_age" ON "product_leads" USING brin ("day");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "missed_searches_place" ON "missed_searches" USING btree ("place","day");

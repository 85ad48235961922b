CREATE TABLE "listed_products" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	"price" bigint NOT NULL,
	"category" "category" NOT NULL,
	"sub_categories" text[] NOT NULL,
	"type" "product_type" NOT NULL,
	"state" "state" NOT NULL,
	"owner_id" uuid NOT NULL,
	"brand" text,
	"added_by" "xid8"
);
--> statement-breakpoint
-- Keys are compared byte by byte: those of makers are a stretch of them.
CREATE TABLE "product_count_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_count_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text COLLATE "C" NOT NULL,
	"change" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_counts" (
	"key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
-- Of the rows to come alone: those that are there are not written anew.
ALTER TABLE "listings" ADD COLUMN "added_by" "xid8";--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "added_by" SET DEFAULT pg_current_xact_id();--> statement-breakpoint
-- Of the rows to come alone: those that are there are not written anew.
ALTER TABLE "products" ADD COLUMN "added_by" "xid8";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "added_by" SET DEFAULT pg_current_xact_id();--> statement-breakpoint
ALTER TABLE "searchable_listings" ADD COLUMN "added_by" "xid8";--> statement-breakpoint
ALTER TABLE "listed_products" ADD CONSTRAINT "listed_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_products_newest" ON "listed_products" USING btree ("type","listed_at","product_id");--> statement-breakpoint
CREATE INDEX "listed_products_category" ON "listed_products" USING btree ("category","type","listed_at","product_id","sub_categories");--> statement-breakpoint
CREATE INDEX "listed_products_state" ON "listed_products" USING btree ("state","type","listed_at","product_id");--> statement-breakpoint
CREATE INDEX "listed_products_both" ON "listed_products" USING btree ("category","state","type","listed_at","product_id","sub_categories","price");--> statement-breakpoint
CREATE INDEX "listed_products_owner" ON "listed_products" USING btree ("owner_id","listed_at","product_id");--> statement-breakpoint
CREATE INDEX "listed_products_cheapest" ON "listed_products" USING btree ("type","price","product_id","listed_at");--> statement-breakpoint
CREATE INDEX "listed_products_cheapest_category" ON "listed_products" USING btree ("category","type","price","product_id","listed_at","sub_categories");--> statement-breakpoint
CREATE INDEX "listed_products_cheapest_state" ON "listed_products" USING btree ("state","type","price","product_id","listed_at");--> statement-breakpoint
CREATE INDEX "listed_products_added" ON "listed_products" USING btree ("added_by") WHERE "listed_products"."added_by" is not null;--> statement-breakpoint
CREATE INDEX "listed_products_sub_categories" ON "listed_products" USING gin ("sub_categories");--> statement-breakpoint
CREATE INDEX "product_count_changes_key" ON "product_count_changes" USING btree ("key","change");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "searchable_listings_added" ON "searchable_listings" USING btree ("added_by") WHERE "searchable_listings"."added_by" is not null;--> statement-breakpoint
-- Lists and counts follow what is written and hidden. A product that is deleted takes its row with it. The functions are in
-- src/server/db/search/listed-products.sql.
CREATE FUNCTION count_listed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER listed_products_counted_on_insert AFTER INSERT ON listed_products
	REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_listed_products();--> statement-breakpoint
CREATE TRIGGER listed_products_counted_on_update AFTER UPDATE ON listed_products
	REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_listed_products();--> statement-breakpoint
CREATE TRIGGER listed_products_counted_on_delete AFTER DELETE ON listed_products
	REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION count_listed_products();--> statement-breakpoint
-- Nearly all that was ever in it is gone from it: what is left of that is cleared away soon.
ALTER TABLE "product_count_changes" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

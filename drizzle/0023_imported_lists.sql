-- Lists that are sent again (docs/product.md 20.5): which row is which offer, what an import changed, and how it is undone.
CREATE TABLE "import_changes" (
	"import_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"action" text NOT NULL,
	"before" jsonb NOT NULL,
	"said_before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"said_after" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "import_changes_import_id_offer_id_pk" PRIMARY KEY("import_id","offer_id"),
	CONSTRAINT "import_changes_action" CHECK ("import_changes"."action" IN ('changed', 'confirmed', 'taken-out'))
);
--> statement-breakpoint
CREATE TABLE "import_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" "import_kind" NOT NULL,
	"name" text NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_listings" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"code" text,
	"identity" text NOT NULL,
	"list_id" uuid,
	"said" jsonb NOT NULL,
	"created_by" uuid
);
--> statement-breakpoint
CREATE TABLE "imported_products" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"code" text,
	"identity" text NOT NULL,
	"list_id" uuid,
	"said" jsonb NOT NULL,
	"created_by" uuid
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "changed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "taken_out" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "removed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "kept" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "list_id" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "takes_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undoable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undoes" uuid;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_lists" ADD CONSTRAINT "import_lists_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_listings" ADD CONSTRAINT "imported_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_listings" ADD CONSTRAINT "imported_listings_list_id_import_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."import_lists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_products" ADD CONSTRAINT "imported_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_products" ADD CONSTRAINT "imported_products_list_id_import_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."import_lists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_changes_offer" ON "import_changes" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "import_lists_name" ON "import_lists" USING btree ("owner_id","kind",lower("name"));--> statement-breakpoint
CREATE INDEX "imported_listings_identity" ON "imported_listings" USING btree ("owner_id","identity");--> statement-breakpoint
CREATE INDEX "imported_listings_code" ON "imported_listings" USING btree ("owner_id","code");--> statement-breakpoint
CREATE INDEX "imported_listings_list" ON "imported_listings" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "imported_listings_created" ON "imported_listings" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "imported_products_identity" ON "imported_products" USING btree ("owner_id","identity");--> statement-breakpoint
CREATE INDEX "imported_products_code" ON "imported_products" USING btree ("owner_id","code");--> statement-breakpoint
CREATE INDEX "imported_products_list" ON "imported_products" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "imported_products_created" ON "imported_products" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_list_id_import_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."import_lists"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "imports" VALIDATE CONSTRAINT "imports_list_id_import_lists_id_fk";--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_undoes_imports_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "imports" VALIDATE CONSTRAINT "imports_undoes_imports_id_fk";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "imports_list" ON "imports" USING btree ("list_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "imports_undone_once" ON "imports" USING btree ("undoes") WHERE "imports"."state" <> 'failed';
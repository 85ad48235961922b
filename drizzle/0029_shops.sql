ALTER TYPE "public"."image_purpose" ADD VALUE 'cover';--> statement-breakpoint
CREATE TABLE "shop_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "shop_slugs_form" CHECK ("shop_slugs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length("shop_slugs"."slug") BETWEEN 3 AND 40)
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"slug" text,
	"hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"areas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cover_id" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shops_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "shop_slugs" ADD CONSTRAINT "shop_slugs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_slug_shop_slugs_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."shop_slugs"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_cover_id_images_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_slugs_user" ON "shop_slugs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shops_cover" ON "shops" USING btree ("cover_id");
ALTER TABLE "products" ADD COLUMN "pack_kind" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pack_size" double precision;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pack_unit" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "minimum_order" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_breaks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "delivery" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "delivery_within" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "delivery_price" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "delivery_per" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "in_stock" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_confirmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_reminders" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "asleep" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "material_id" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "parameters" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "specification" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "comparable_quantity" double precision;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "comparable_unit" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "conversion" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "not_comparable" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "read_by" text DEFAULT 'reader' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "reader_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_unread" ON "products" USING btree ("id") WHERE "products"."reader_version" = 0;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_pack" CHECK (num_nulls("products"."pack_kind", "products"."pack_size", "products"."pack_unit") IN (0, 3) AND "products"."pack_kind" IN ('bag', 'length', 'sheet', 'bundle', 'roll', 'coil', 'carton', 'box', 'packet', 'bucket', 'tin', 'drum', 'keg', 'tube', 'trip', 'load', 'set', 'pair', 'dozen', 'piece', 'day', 'point', 'visit') AND "products"."pack_unit" IN ('nr', 'kg', 'g', 'tonne', 'm', 'ft', 'yard', 'm2', 'm3', 'litre', 'ml', 'gallon') AND "products"."pack_size" > 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_pack";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_minimum_order" CHECK ("products"."minimum_order" >= 1) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_minimum_order";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price_breaks" CHECK (jsonb_typeof("products"."price_breaks") = 'array' AND jsonb_array_length("products"."price_breaks") <= 5) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_price_breaks";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_delivery" CHECK ("products"."delivery" IN ('none', 'included', 'charged', 'ask') AND ("products"."delivery" = 'included') = ("products"."delivery_within" IS NOT NULL) AND ("products"."delivery" = 'charged') = ("products"."delivery_price" IS NOT NULL) AND ("products"."delivery" = 'charged') = ("products"."delivery_per" IS NOT NULL) AND "products"."delivery_within" IN ('lga', 'state', 'country') AND "products"."delivery_per" IN ('unit', 'trip')) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_delivery";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_comparable" CHECK (num_nulls("products"."comparable_quantity", "products"."comparable_unit", "products"."conversion") IN (0, 3) AND "products"."comparable_quantity" > 0 AND "products"."comparable_unit" IN ('kg', 'tonne', 'm', 'm2', 'm3', 'litre', 'nr', 'point', 'visit', 'day') AND "products"."conversion" IN ('exact', 'nominal')) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" VALIDATE CONSTRAINT "products_comparable";--> statement-breakpoint
CREATE FUNCTION unread_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.reader_version := 0;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER unread_changed_product BEFORE UPDATE OF name, unit, type, description, category, sub_categories ON products
FOR EACH ROW WHEN ((NEW.name, NEW.unit, NEW.type, NEW.description, NEW.category, NEW.sub_categories)
	IS DISTINCT FROM (OLD.name, OLD.unit, OLD.type, OLD.description, OLD.category, OLD.sub_categories)
	AND NEW.reader_version = OLD.reader_version AND (NEW.read_by, NEW.pack_kind, NEW.pack_size, NEW.pack_unit, NEW.material_id, NEW.parameters,
		NEW.brand, NEW.specification, NEW.comparable_quantity, NEW.not_comparable)
	IS NOT DISTINCT FROM (OLD.read_by, OLD.pack_kind, OLD.pack_size, OLD.pack_unit, OLD.material_id, OLD.parameters,
		OLD.brand, OLD.specification, OLD.comparable_quantity, OLD.not_comparable))
EXECUTE FUNCTION unread_changed_product();

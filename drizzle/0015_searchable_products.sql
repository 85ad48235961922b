CREATE TABLE "renamed_sellers" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "searchable_products" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"price" bigint NOT NULL,
	"place" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_fills" (
	"name" text PRIMARY KEY NOT NULL,
	"reached" uuid NOT NULL,
	"done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "renamed_sellers" ADD CONSTRAINT "renamed_sellers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "searchable_products" ADD CONSTRAINT "searchable_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "searchable_products_newest" ON "searchable_products" USING btree ("created_at","product_id");--> statement-breakpoint
CREATE INDEX "searchable_products_owner" ON "searchable_products" USING btree ("owner_id","created_at","product_id");--> statement-breakpoint
CREATE INDEX "searchable_products_price" ON "searchable_products" USING btree ("price","product_id");--> statement-breakpoint
CREATE INDEX "searchable_products_place" ON "searchable_products" USING btree ("place","created_at","product_id");--> statement-breakpoint
CREATE INDEX "searchable_products_words" ON "searchable_products" USING gin ("words") WITH (gin_pending_list_limit=256);--> statement-breakpoint
-- What can be searched follows what is written and hidden. A product that is deleted takes its row with it. The functions are in
-- src/server/db/search/.
CREATE FUNCTION sync_searchable_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_searchable_products(ARRAY(SELECT id FROM written));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER products_searchable_on_insert AFTER INSERT ON products
	REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION sync_searchable_products();--> statement-breakpoint
CREATE TRIGGER products_searchable_on_update AFTER UPDATE ON products
	REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION sync_searchable_products();--> statement-breakpoint
CREATE FUNCTION note_renamed_seller() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO renamed_sellers (owner_id) VALUES (NEW.id)
	ON CONFLICT (owner_id) DO UPDATE SET since = clock_timestamp();
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER users_renamed AFTER UPDATE OF name ON users
	FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION note_renamed_seller();--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_searchable_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (source, word, known_since, named_since)
	SELECT 'products', lexeme.word, min(created_at), min(created_at) FILTER (WHERE lexeme.named)
	FROM written, known_product_words(words) AS lexeme
	WHERE NOT EXISTS (
		SELECT FROM search_words AS known
		WHERE known.source = 'products' AND known.word = lexeme.word AND (known.named_since IS NOT NULL) >= lexeme.named
	)
	GROUP BY lexeme.word ORDER BY lexeme.word
	ON CONFLICT (source, word) DO UPDATE SET named_since = excluded.named_since
	WHERE search_words.named_since IS NULL AND excluded.named_since IS NOT NULL;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER searchable_products_words_on_insert AFTER INSERT ON searchable_products
	REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION add_searchable_product_words();--> statement-breakpoint
CREATE TRIGGER searchable_products_words_on_update AFTER UPDATE ON searchable_products
	REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION add_searchable_product_words();

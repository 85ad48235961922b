CREATE TABLE "unsettled_owners" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unsettled_owners" ADD CONSTRAINT "unsettled_owners_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The vocabulary is looked at where words have changed, not whenever a row is written: to hide a product costs half of it then.
-- A trigger with transition tables cannot have a condition, so these are for each row.
CREATE OR REPLACE FUNCTION add_changed_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (source, word, known_since, named_since)
	SELECT 'products', lexeme.word, NEW.created_at, NEW.created_at FROM unnest(tsvector_to_array(NEW.search)) AS lexeme(word)
	WHERE NOT EXISTS (SELECT FROM search_words AS known WHERE known.source = 'products' AND known.word = lexeme.word)
	ORDER BY lexeme.word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER products_words_on_update AFTER UPDATE OF name ON products
	FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION add_changed_product_words();--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_changed_listing_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (source, word, known_since, named_since)
	SELECT 'listings', lexeme.word, NEW.created_at, CASE WHEN bool_or(lexeme.named) THEN NEW.created_at END
	FROM listing_words(NEW.search) AS lexeme
	WHERE NOT EXISTS (
		SELECT FROM search_words AS known
		WHERE known.source = 'listings' AND known.word = lexeme.word AND (known.named_since IS NOT NULL) >= lexeme.named
	)
	GROUP BY lexeme.word ORDER BY lexeme.word
	ON CONFLICT (source, word) DO UPDATE SET named_since = excluded.named_since
	WHERE search_words.named_since IS NULL AND excluded.named_since IS NOT NULL;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER listings_words_on_update AFTER UPDATE OF name, address, area, state, description ON listings
	FOR EACH ROW WHEN (OLD.search <> NEW.search) EXECUTE FUNCTION add_changed_listing_words();

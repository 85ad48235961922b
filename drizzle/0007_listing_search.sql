CREATE TABLE "searchable_listings" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"comparable_price" bigint NOT NULL,
	"type" "listing_type" NOT NULL,
	"state" "state",
	"bedrooms" smallint NOT NULL,
	"bathrooms" smallint NOT NULL,
	"parking" boolean NOT NULL,
	"furnished" boolean NOT NULL,
	"offer" boolean NOT NULL,
	"area" text,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
DROP INDEX "listings_newest";--> statement-breakpoint
DROP INDEX "listings_price";--> statement-breakpoint
DROP INDEX "listings_type_newest";--> statement-breakpoint
DROP INDEX "listings_type_price";--> statement-breakpoint
DROP INDEX "listings_state_newest";--> statement-breakpoint
DROP INDEX "listings_state_price";--> statement-breakpoint
DROP INDEX "listings_area";--> statement-breakpoint
DROP INDEX "listings_search";--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "named" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "searchable_listings" ADD CONSTRAINT "searchable_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "searchable_listings_newest" ON "searchable_listings" USING btree ("created_at","listing_id");--> statement-breakpoint
CREATE INDEX "searchable_listings_price" ON "searchable_listings" USING btree ("comparable_price","listing_id","type","state","created_at","bedrooms","bathrooms","parking","furnished","offer");--> statement-breakpoint
CREATE INDEX "searchable_listings_type_newest" ON "searchable_listings" USING btree ("type","created_at","listing_id");--> statement-breakpoint
CREATE INDEX "searchable_listings_type_price" ON "searchable_listings" USING btree ("type","comparable_price","listing_id");--> statement-breakpoint
CREATE INDEX "searchable_listings_state_newest" ON "searchable_listings" USING btree ("state","created_at","listing_id");--> statement-breakpoint
CREATE INDEX "searchable_listings_state_price" ON "searchable_listings" USING btree ("state","comparable_price","listing_id");--> statement-breakpoint
CREATE INDEX "searchable_listings_area" ON "searchable_listings" USING btree (lower("area"));--> statement-breakpoint
CREATE INDEX "searchable_listings_place" ON "searchable_listings" USING gin (to_tsvector('simple', plain_words("area")));--> statement-breakpoint
CREATE INDEX "searchable_listings_words" ON "searchable_listings" USING gin ("words");--> statement-breakpoint
-- What can be searched follows what is written and hidden. A listing that is deleted takes its row with it.
CREATE FUNCTION keep_searchable_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM searchable_listings USING written WHERE listing_id = written.id AND written.hidden;
	INSERT INTO searchable_listings AS kept
		(listing_id, created_at, comparable_price, type, state, bedrooms, bathrooms, parking, furnished, offer, area, words)
	SELECT id, created_at, comparable_price, type, state, bedrooms, bathrooms, parking, furnished, offer, area, strip(search)
	FROM written WHERE NOT hidden
	ON CONFLICT (listing_id) DO UPDATE SET
		(created_at, comparable_price, type, state, bedrooms, bathrooms, parking, furnished, offer, area, words)
		= (excluded.created_at, excluded.comparable_price, excluded.type, excluded.state, excluded.bedrooms, excluded.bathrooms,
			excluded.parking, excluded.furnished, excluded.offer, excluded.area, excluded.words)
	WHERE kept IS DISTINCT FROM excluded;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER listings_searchable_on_insert AFTER INSERT ON listings
	REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_searchable_listings();--> statement-breakpoint
CREATE TRIGGER listings_searchable_on_update AFTER UPDATE ON listings
	REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_searchable_listings();--> statement-breakpoint
INSERT INTO searchable_listings
	(listing_id, created_at, comparable_price, type, state, bedrooms, bathrooms, parking, furnished, offer, area, words)
SELECT id, created_at, comparable_price, type, state, bedrooms, bathrooms, parking, furnished, offer, area, strip(search)
FROM listings WHERE NOT hidden;--> statement-breakpoint
-- Reading a whole table to learn that nothing in it answers would take longer than the search itself.
CREATE OR REPLACE FUNCTION stands_somewhere(searched text, query tsquery) RETURNS boolean
	LANGUAGE plpgsql STABLE PARALLEL SAFE
	SET plan_cache_mode = force_custom_plan
	SET enable_seqscan = off
	AS $$
BEGIN
	RETURN CASE searched
		WHEN 'products' THEN EXISTS (SELECT FROM products WHERE search @@ query AND NOT hidden)
		ELSE EXISTS (SELECT FROM searchable_listings WHERE words @@ query)
	END;
END
$$;--> statement-breakpoint
-- The words of a listing; a number of its description is nothing that one begins to type, or types wrongly.
CREATE FUNCTION words_of_listing(search tsvector) RETURNS TABLE (word text, named boolean)
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	BEGIN ATOMIC
		SELECT spoken, true FROM unnest(tsvector_to_array(ts_filter(search, '{a,b}'))) AS spoken
		UNION ALL
		SELECT spoken, false FROM unnest(tsvector_to_array(ts_filter(search, '{d}'))) AS spoken
		WHERE spoken !~ '^[[:digit:]]+$';
	END;--> statement-breakpoint
CREATE OR REPLACE FUNCTION learn_listing_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (source, word, named)
	SELECT 'listings', spoken.word, bool_or(spoken.named) FROM written, words_of_listing(search) AS spoken
	WHERE NOT EXISTS (
		SELECT FROM search_words AS known
		WHERE known.source = 'listings' AND known.word = spoken.word AND known.named >= spoken.named
	)
	GROUP BY spoken.word ORDER BY spoken.word
	ON CONFLICT (source, word) DO UPDATE SET named = true WHERE excluded.named;
	RETURN NULL;
END
$$;--> statement-breakpoint
INSERT INTO search_words (source, word, named)
SELECT DISTINCT 'listings', spoken.word, false FROM listings, words_of_listing(search) AS spoken WHERE NOT spoken.named
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- One typed word, as a query: the words that begin so, and its stem; a number only whole, because 12 is not the beginning of 125.
-- A search for a beginning reads the places of all words that have it, a search for words only those that the other words
-- share: so the beginning is written out in words, unless there are many. A word whose stem is among them needs no mention, for
-- the stem stands wherever the word does. A word that begins no name may be a typing mistake, so the nearest words that stand
-- in one will do as well.
CREATE OR REPLACE FUNCTION term_query(searched text, term text) RETURNS tsquery
	LANGUAGE plpgsql STABLE PARALLEL SAFE
	SET pg_trgm.similarity_threshold = 0.2
	SET plan_cache_mode = force_custom_plan
	SET client_min_messages = warning
	AS $$
DECLARE
	many CONSTANT integer := 64;
	known text[];
	is_named boolean;
	as_typed tsquery;
	nearest text;
BEGIN
	IF term ~ '^[[:digit:]]+$' THEN
		RETURN to_tsquery('simple', term);
	END IF;
	SELECT array_agg(word), bool_or(named) INTO known, is_named FROM (
		SELECT word, named FROM search_words WHERE source = searched AND word = ANY (tsvector_to_array(to_tsvector('english', term)))
		UNION ALL
		SELECT word, named FROM search_words WHERE source = searched AND word LIKE term || '%'
		LIMIT many + 1
	) AS begun;
	IF cardinality(known) > many THEN
		RETURN to_tsquery('simple', term || ':*') || plainto_tsquery('english', term);
	END IF;
	SELECT string_agg(DISTINCT quote_literal(word), '|')::tsquery INTO as_typed FROM unnest(known) AS word
	WHERE NOT EXISTS (
		SELECT FROM unnest(tsvector_to_array(to_tsvector('english', word))) AS stem
		WHERE stem <> word AND stem = ANY (known) AND to_tsvector('english', stem) = to_tsvector('simple', stem)
	);
	IF term !~ '^[[:alpha:]]{4,40}$' OR is_named THEN
		RETURN coalesce(as_typed, to_tsquery('simple', term));
	END IF;
	SELECT string_agg(quote_literal(word), '|') INTO nearest FROM (
		SELECT word FROM (
			SELECT word, distance, rank() OVER (ORDER BY distance) AS place FROM (
				SELECT word, typing_distance(word, term) AS distance FROM search_words
				WHERE source = searched AND named AND word % term AND length(word) BETWEEN length(term) - 2 AND length(term) + 2
			) AS similar_words
			WHERE distance <= CASE WHEN length(term) < 5 THEN 1 ELSE 2 END
		) AS ranked
		WHERE place = 1 ORDER BY word LIMIT 8
	) AS corrections;
	RETURN coalesce(as_typed || nearest::tsquery, as_typed, nearest::tsquery, to_tsquery('simple', term));
END
$$;

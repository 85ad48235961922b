-- version: 17
-- Search by name: every function, as it is now. A repeatable migration: it is applied again whenever this file changes, after the
-- schema migrations (docs/operations.md, Upgrade of the database). Why search works as it does:
-- docs/decisions/0017 to 0020. Whoever changes this file raises its version, so that an instance of the last release leaves it alone.
--
-- Two rules for whoever changes it:
-- 1. The last release goes on running while it is applied. What that release calls keeps its name and its arguments: a function that
--    is renamed stays under its old name at the end of the file, and a migration of the next release drops it.
-- 2. What section 1 answers is stored in generated columns, indexes and the vocabulary. A change there also needs a schema migration
--    that writes those anew.

--------------------------------------------------------------------------------------------------------------------------------
-- 1. Normalization
--------------------------------------------------------------------------------------------------------------------------------

-- A text as plain words: no accents, lower case, everything that is neither letter nor digit separates words (so that %, _, \,
-- quotes, emoji and the parser's own ideas of file names and hosts mean nothing), and so does the border between a number and its
-- unit: 12mm, 12 mm and 60×60, 60 x 60 are the same.
CREATE OR REPLACE FUNCTION plain_words(typed text) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN trim(regexp_replace(regexp_replace(regexp_replace(
		lower(unaccent('unaccent'::regdictionary, translate(typed, '×', 'x'))),
		'([[:digit:]])([[:alpha:]])', '\1 \2', 'g'), '([[:alpha:]])([[:digit:]])', '\1 \2', 'g'), '[^[:alnum:]]+', ' ', 'g'));

-- A person's name as an admin may type it: "Adébáyọ̀" is "adebayo". Stored in the index `users_named`.
CREATE OR REPLACE FUNCTION plain_name(name text) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN lower(unaccent('unaccent'::regdictionary, regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g')));

-- Each word verbatim, for prefixes and exact matches, and its English stem, for "blocks" and "block".
CREATE OR REPLACE FUNCTION search_vector(written text) RETURNS tsvector
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN to_tsvector('simple', plain_words(written)) || to_tsvector('english', plain_words(written));

-- The words of a product: plain words in which a number stays whole and its unit has one name. 2.5 is the word 2d5, 1/2 is 1f2, 1 1/2 is
-- 1n1f2 and 1,200 is 1200, so that 5 mm is not found in 2.5 mm, nor 2 inch in 1/2 inch; 9" and 9 inches are 9 inch.
CREATE OR REPLACE FUNCTION measured_words(written text) RETURNS text
	LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
	AS $$
DECLARE
	words text := translate(lower(unaccent('unaccent'::regdictionary, translate(written, '×⁄', 'x/'))), '{|}', '   ');
BEGIN
	IF words ~ '\d[-., /&a]+\d' THEN
		words := regexp_replace(words, '\m(\d{1,2}),(\d{3})\M(?!,\d)', '\1\2', 'g');
		words := regexp_replace(words, '\m(\d{1,2})(?:[-.\s]| & | and )\s*(1/2|[12]/3|[13]/4|[1357]/8)(?![\d/])', '\1}\2', 'g');
		words := regexp_replace(words, '(\m|\})(1|2|3|5|7|9|11|13|15)/(2|3|4|8|16)(?![\d/])', '\1\2|\3', 'g');
		words := regexp_replace(words, '(\d)[.](\d)', '\1{\2', 'g');
	END IF;
	IF words ~ '\d' THEN
		words := regexp_replace(words, '(\d)(?:\s*(?:"|''''|”|″)|in\M)', '\1 inch ', 'g');
		words := regexp_replace(words, '(\d)([[:alpha:]])', '\1 \2', 'g');
		words := regexp_replace(words, '([[:alpha:]])(\d)', '\1 \2', 'g');
	END IF;
	words := trim(regexp_replace(words, '[^[:alnum:]{|}]+', ' ', 'g'));
	-- Most units are written as they are kept: mm, kg.
	IF words ~ '\d (?:in(?:s|chs|ches)|mms|millim|f|met|mtr|kgs|kil|l|w|a)' THEN
		words := regexp_replace(words, '(\d) (?:inches|inchs|ins)\M', '\1 inch', 'g');
		words := regexp_replace(words, '(\d) (?:mms|millimet(?:er|re)s?)\M', '\1 mm', 'g');
		words := regexp_replace(words, '(\d) (?:feet|foot|fts)\M', '\1 ft', 'g');
		words := regexp_replace(words, '(\d) (?:met(?:er|re)s?|mtrs?)\M', '\1 m', 'g');
		words := regexp_replace(words, '(\d) (?:kgs|kilos?|kilogram(?:me)?s?)\M', '\1 kg', 'g');
		words := regexp_replace(words, '(\d) (?:l|lts?|ltrs?|lit(?:er|re)s|liter)\M', '\1 litre', 'g');
		words := regexp_replace(words, '(\d) (?:w|watts)\M', '\1 watt', 'g');
		words := regexp_replace(words, '(\d) (?:a|amps|amperes?)\M', '\1 amp', 'g');
	END IF;
	RETURN translate(words, '{|}', 'dfn');
END
$$;

-- Each word verbatim and its English stem, both where the word stands: what follows one follows the other. (As a query it would measure
-- the words twice, or be begun anew for each row of a list.)
CREATE OR REPLACE FUNCTION measured_vector(written text) RETURNS tsvector
	LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
	AS $$
DECLARE
	words CONSTANT text := measured_words(written);
BEGIN
	RETURN (to_tsvector('simple', words)::text || ' ' || to_tsvector('english', words)::text)::tsvector;
END
$$;

-- What of a product is searched beside its name (A): its sub-categories and category (B), its description, stems alone (C), its seller and
-- street (D).
CREATE OR REPLACE FUNCTION filed_words(sub_categories text[], category text) RETURNS tsvector
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN setweight(measured_vector(array_to_string(array_remove(sub_categories, 'Others'), ' ') || ' ' || category), 'B');
CREATE OR REPLACE FUNCTION described_words(description text) RETURNS tsvector
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN setweight(to_tsvector('english', measured_words(description)), 'C');
CREATE OR REPLACE FUNCTION sold_words(seller text, street text) RETURNS tsvector
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN setweight(to_tsvector('simple', measured_words(seller || ' ' || street)), 'D');

-- The cast from an enum is only STABLE for PostgreSQL, because a label can be renamed; ours are not.
CREATE OR REPLACE FUNCTION state_name(place state) RETURNS text
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN CASE place WHEN 'FCT' THEN 'FCT Abuja' ELSE coalesce(place::text, '') END;

-- The distinct words of a listing's `search` column. A number of its description (`named` false) is nothing that one begins to type,
-- or mistypes.
CREATE OR REPLACE FUNCTION listing_words(search tsvector) RETURNS TABLE (word text, named boolean)
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	BEGIN ATOMIC
		SELECT lexeme, true FROM unnest(tsvector_to_array(ts_filter(search, '{a,b}'))) AS lexeme
		UNION ALL
		SELECT lexeme, false FROM unnest(tsvector_to_array(ts_filter(search, '{d}'))) AS lexeme
		WHERE lexeme !~ '^[[:digit:]]+$';
	END;

-- The words of whoever offers a home, which are known and never corrected to. Their numbers are none of the home's.
CREATE OR REPLACE FUNCTION home_seller_words(name text) RETURNS tsvector
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN setweight(search_vector(regexp_replace(name, '[[:digit:]]+', ' ', 'g')), 'D');

-- The same as they stand beside the home's own words, apart from them: nobody can type `@`.
CREATE OR REPLACE FUNCTION home_seller_facts(name text) RETURNS tsvector
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN array_to_tsvector(ARRAY(SELECT '@seller:' || word FROM unnest(tsvector_to_array(home_seller_words(name))) AS word));

--------------------------------------------------------------------------------------------------------------------------------
-- 2. Index maintenance, called by triggers (in drizzle/0000_catalogue.sql, 0007_listing_search.sql and 0015_searchable_products.sql)
--------------------------------------------------------------------------------------------------------------------------------

-- searchable_products: AFTER INSERT, AFTER UPDATE, for each statement, with the new rows as `written`. The vocabulary has everything of a
-- product that is searched; mistypings are corrected to words of names and categories (`named_since`), and of numbers it has those of these
-- alone. A word is known since the first row that has it came, so that every page of a list understands a search alike. The words are
-- inserted in order, so that two writers never wait for each other in a circle.
CREATE OR REPLACE FUNCTION add_searchable_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (source, word, known_since, named_since)
	SELECT 'products', lexeme.word, lexeme.since, lexeme.named_since FROM (
		SELECT word, min(since) AS since, min(named_since) AS named_since FROM (
			SELECT word, min(created_at) AS since, min(created_at) AS named_since
			FROM written, unnest(tsvector_to_array(ts_filter(words, '{a,b}'))) AS word GROUP BY word
			UNION ALL
			SELECT word, min(created_at), NULL
			FROM written, unnest(tsvector_to_array(ts_filter(words, '{c,d}'))) AS word GROUP BY word HAVING word !~ '^[[:digit:]]'
		) AS each GROUP BY word
	) AS lexeme
	WHERE NOT EXISTS (
		SELECT FROM search_words AS known WHERE known.source = 'products' AND known.word = lexeme.word
			AND (known.named_since IS NOT NULL OR lexeme.named_since IS NULL)
	)
	ORDER BY lexeme.word
	ON CONFLICT (source, word) DO UPDATE SET named_since = excluded.named_since
	WHERE search_words.named_since IS NULL AND excluded.named_since IS NOT NULL;
	RETURN NULL;
END
$$;

-- listings: AFTER INSERT, for each statement, with the new rows as `written`. The same for listings, whose descriptions
-- and sellers are searched, too.
CREATE OR REPLACE FUNCTION add_listing_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (source, word, known_since, named_since)
	SELECT 'listings', lexeme.word, min(written.created_at), min(written.created_at) FILTER (WHERE lexeme.named)
	FROM written JOIN users AS seller ON seller.id = owner_id, listing_words(search || home_seller_words(seller.name)) AS lexeme
	WHERE NOT EXISTS (
		SELECT FROM search_words AS known
		WHERE known.source = 'listings' AND known.word = lexeme.word AND (known.named_since IS NOT NULL) >= lexeme.named
	)
	GROUP BY lexeme.word ORDER BY lexeme.word
	ON CONFLICT (source, word) DO UPDATE SET named_since = excluded.named_since
	WHERE search_words.named_since IS NULL AND excluded.named_since IS NOT NULL;
	RETURN NULL;
END
$$;

-- listings: AFTER UPDATE OF what is searched, for each row whose words changed.
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
$$;

-- What a fee comes to, in kobo, where so much is paid for the home. Fees are so many per cent of that, or an amount.
CREATE OR REPLACE FUNCTION fee_of(fee jsonb, base numeric) RETURNS bigint
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN CASE WHEN fee ? 'percent' THEN round(base * (fee->>'percent')::numeric / 100) ELSE (fee->>'amount')::bigint END;

-- What is paid on moving in (docs/product.md 21.4), in kobo: the rent for the minimum term, one period where none is said, or the price; and
-- all fees. NULL where one of these is not known. The page reckons the same (src/domain/listings/move-in.ts).
CREATE OR REPLACE FUNCTION move_in_cost(home listings) RETURNS bigint LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
	base numeric := CASE WHEN home.offer THEN home.discount_price ELSE home.regular_price END;
	period CONSTANT integer := CASE home.rent_period WHEN 'year' THEN 12 ELSE 1 END;
BEGIN
	IF home.type = 'sale' THEN
		RETURN base + fee_of(home.agency_fee, base) + fee_of(home.legal_fee, base) + fee_of(home.service_fee, base);
	END IF;
	base := round(base * coalesce(home.minimum_term, period) / period);
	RETURN base + fee_of(home.agency_fee, base) + fee_of(home.legal_fee, base) + fee_of(home.caution_fee, base) + fee_of(home.service_fee, base);
END
$$;

-- When nobody has confirmed a home for too long (docs/product.md 21.3). In hours, which are the same in every time zone.
CREATE OR REPLACE FUNCTION unconfirmed_from(confirmed_at timestamptz) RETURNS timestamptz
	LANGUAGE sql STABLE PARALLEL SAFE
	RETURN confirmed_at + interval '1080 hours';

-- When lists take it that a home was put up: one that nobody confirms sinks by a thousand years, as products do (`time_in_lists`).
CREATE OR REPLACE FUNCTION home_time_in_lists(created_at timestamptz, confirmed_at timestamptz) RETURNS timestamptz
	LANGUAGE sql STABLE PARALLEL SAFE
	RETURN created_at - interval '8760000 hours' * CASE WHEN unconfirmed_from(confirmed_at) < now() THEN 1 ELSE 0 END;

-- Writes the rows of these listings in `searchable_listings` anew; one that is hidden, cannot be had or sleeps has none. A listing that is deleted takes
-- its row with it (foreign key). The caller holds locks on the listings, so that they are read as they stay.
CREATE OR REPLACE FUNCTION write_searchable_listings(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM searchable_listings USING listings WHERE listing_id = ANY (ids) AND listing_id = listings.id
		AND (listings.hidden OR listings.asleep OR availability NOT IN ('available', 'under-offer'));
	INSERT INTO searchable_listings AS present
		(listing_id, created_at, sinks_at, comparable_price, move_in_cost, agency_free, type, kind, state, bedrooms, bathrooms, parking, furnished,
			offer, area, lga, words, verified, added_by)
	SELECT home.id, home_time_in_lists(home.created_at, confirmed_at),
		CASE WHEN unconfirmed_from(confirmed_at) >= now() THEN unconfirmed_from(confirmed_at) END,
		comparable_price, move_in_cost(home), coalesce(fee_of(agency_fee, 1000000) = 0, false), type, kind, state, bedrooms, bathrooms, parking, furnished,
		offer, area, coalesce(lga, ''), strip(search) || home_seller_facts(seller.name),
		seller.phone_confirmed_at IS NOT NULL AND seller.business_checked_at IS NOT NULL, added_by
	FROM listings AS home JOIN users AS seller ON seller.id = owner_id
	WHERE home.id = ANY (ids) AND NOT home.hidden AND NOT asleep AND availability IN ('available', 'under-offer')
	ORDER BY home.id
	ON CONFLICT (listing_id) DO UPDATE SET
		(created_at, sinks_at, comparable_price, move_in_cost, agency_free, type, kind, state, bedrooms, bathrooms, parking, furnished, offer, area, lga,
			words, verified, added_by)
		= (excluded.created_at, excluded.sinks_at, excluded.comparable_price, excluded.move_in_cost, excluded.agency_free, excluded.type,
			excluded.kind, excluded.state, excluded.bedrooms, excluded.bathrooms, excluded.parking, excluded.furnished, excluded.offer, excluded.area,
			excluded.lga, excluded.words, excluded.verified, excluded.added_by)
	WHERE present IS DISTINCT FROM excluded;
END
$$;

-- Sinks at most so many of the homes that nobody has confirmed for too long, first those that waited longest. Answers how many.
CREATE OR REPLACE FUNCTION sink_stale_listings(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	ids uuid[];
BEGIN
	ids := ARRAY(SELECT listing_id FROM searchable_listings WHERE sinks_at < now() ORDER BY sinks_at LIMIT most);
	PERFORM FROM listings WHERE id = ANY (ids) ORDER BY id FOR SHARE;
	PERFORM write_searchable_listings(ids);
	RETURN cardinality(ids);
END
$$;

-- listings: AFTER INSERT, AFTER UPDATE, for each statement, with the new rows as `written`.
CREATE OR REPLACE FUNCTION sync_searchable_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_searchable_listings(ARRAY(SELECT id FROM written));
	RETURN NULL;
END
$$;

-- Writes the homes of a renamed seller anew, as follow_renamed_seller does the products, and makes the name's words known.
CREATE OR REPLACE FUNCTION follow_renamed_seller_of_homes(owner uuid, after_id uuid, most integer) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
	ids uuid[];
BEGIN
	ids := ARRAY(SELECT id FROM listings WHERE owner_id = owner AND id > after_id ORDER BY id LIMIT most);
	PERFORM FROM listings WHERE id = ANY (ids) ORDER BY id FOR SHARE;
	PERFORM write_searchable_listings(ids);
	INSERT INTO search_words (source, word, known_since)
	SELECT 'listings', lexeme.word, min(home.created_at)
	FROM listings AS home JOIN users AS seller ON seller.id = owner_id, listing_words(home_seller_words(seller.name)) AS lexeme
	WHERE home.id = ANY (ids)
	GROUP BY lexeme.word ORDER BY lexeme.word
	ON CONFLICT DO NOTHING;
	RETURN ids[cardinality(ids)];
END
$$;

--------------------------------------------------------------------------------------------------------------------------------
-- 3. Matching terms, for src/server/search/match-terms.ts. `searched` names what is searched: 'products' or 'listings'. `as_of` is the
--    moment of the list: neither rows nor words that came later count, so that every page is asked for in the same query. Nor do the
--    rows of `unsettled_owners`, which no list has.
--------------------------------------------------------------------------------------------------------------------------------

-- Which of these queries is the first that any row matches, NULL where none is. `needed` are up to three queries of words alone that whatever
-- matches any of them meets (`neededWords` in needed-words.ts), for the index. What many products match, one of the newest does, which are read
-- first; else the index of words tells, which is asked once.
CREATE OR REPLACE FUNCTION first_met(searched text, queries tsquery[], needed tsquery[], as_of timestamptz) RETURNS integer
	LANGUAGE plpgsql STABLE PARALLEL SAFE
	SET plan_cache_mode = force_custom_plan
	SET enable_seqscan = off
	AS $$
DECLARE
	unsettled CONSTANT uuid[] := ARRAY(SELECT owner_id FROM unsettled_owners);
	-- What sleeps stands before it (`time_in_lists`), and is in no index of words.
	awake CONSTANT timestamptz := '0500-01-01 00:00Z';
	first integer := 1;
	having_the_words tsvector;
BEGIN
	IF searched = 'listings' THEN
		WHILE first <= cardinality(queries) LOOP
			EXIT WHEN EXISTS (
				SELECT FROM searchable_listings WHERE words @@ queries[first] AND created_at <= as_of
					AND (unsettled = '{}' OR NOT EXISTS (SELECT FROM listings WHERE id = listing_id AND owner_id = ANY (unsettled)))
			);
			first := first + 1;
		END LOOP;
	ELSE
		first := cardinality(queries) + 1;
		-- The sum keeps the planner from walking the newest to their end.
		FOR having_the_words IN
			SELECT words FROM (
				SELECT words, owner_id FROM searchable_products WHERE created_at <= as_of AND created_at > awake
				ORDER BY created_at DESC, product_id DESC LIMIT 1000
			) AS newest
			WHERE coalesce(ts_match_vq(words, needed[1]), true) AND coalesce(ts_match_vq(words, needed[2]), true)
				AND coalesce(ts_match_vq(words, needed[3]), true) AND owner_id <> ALL (unsettled)
			UNION ALL
			SELECT words FROM searchable_products WHERE words @@ needed[1]
				AND (needed[2] IS NULL OR words @@ needed[2]) AND (needed[3] IS NULL OR words @@ needed[3])
				AND created_at + interval '0' <= as_of AND (created_at > awake) IS TRUE AND owner_id <> ALL (unsettled)
		LOOP
			FOR earlier IN 1 .. first - 1 LOOP
				IF ts_match_vq(having_the_words, queries[earlier]) THEN
					first := earlier;
					EXIT;
				END IF;
			END LOOP;
			EXIT WHEN first = 1;
		END LOOP;
	END IF;
	RETURN CASE WHEN first <= cardinality(queries) THEN first END;
END
$$;

-- About how many rows match, 200 at most: to compare. The newest products tell where they are far more. Of words that exclude nothing the
-- index reads some of the rows at random.
CREATE OR REPLACE FUNCTION rows_about(searched text, query tsquery, needed tsquery[]) RETURNS integer
	LANGUAGE plpgsql STABLE PARALLEL SAFE
	SET plan_cache_mode = force_custom_plan
	SET enable_seqscan = off
	SET gin_fuzzy_search_limit = 0
	AS $$
DECLARE
	awake CONSTANT timestamptz := '0500-01-01 00:00Z';
	newest CONSTANT integer := 1000;
	matching_newest integer;
BEGIN
	IF searched = 'products' THEN
		SELECT count(*) INTO matching_newest FROM (
			SELECT words FROM searchable_products WHERE created_at > awake ORDER BY created_at DESC, product_id DESC LIMIT newest
		) AS newest_products WHERE ts_match_vq(words, query);
		-- A few of one seller, just put up, tell nothing.
		IF matching_newest >= 20
			AND 2000 < (SELECT reltuples FROM pg_class WHERE oid = 'searchable_products'::regclass) / newest * matching_newest THEN
			RETURN 200;
		END IF;
	END IF;
	IF query::text !~ '[&<]' THEN
		PERFORM set_config('gin_fuzzy_search_limit', '200', true);
	END IF;
	RETURN CASE searched
		WHEN 'products' THEN (SELECT count(*) FROM (
			SELECT FROM searchable_products WHERE words @@ needed[1]
				AND (needed[2] IS NULL OR words @@ needed[2]) AND (needed[3] IS NULL OR words @@ needed[3])
				AND (created_at > awake) IS TRUE AND ts_match_vq(words, query)
			LIMIT 200
		) AS matching)
		ELSE (SELECT count(*) FROM (SELECT FROM searchable_listings WHERE words @@ query LIMIT 200) AS matching)
	END;
END
$$;

-- The words of each text in their order, as what is searched has them. A stop word has no stem. `known` and `named` are about the
-- catalogue: some row has the word, and has it in a name or a category (of a home: in a name or a place).
CREATE OR REPLACE FUNCTION read_words(searched text, texts text[], as_of timestamptz)
	RETURNS TABLE (text_number bigint, word text, stem text, known boolean, named boolean)
	LANGUAGE sql STABLE PARALLEL SAFE
	AS $$
	SELECT part.text_number, part.word, part.stem, coalesce(entry.known, false), coalesce(entry.named, false)
	FROM (
		SELECT each.text_number, parts.position, parts.word, (tsvector_to_array(to_tsvector('english', parts.word)))[1] AS stem
		FROM unnest(texts) WITH ORDINALITY AS each(text, text_number),
			string_to_table(CASE searched WHEN 'products' THEN measured_words(text) ELSE plain_words(text) END, ' ')
				WITH ORDINALITY AS parts(word, position)
		WHERE parts.word <> ''
	) AS part
	LEFT JOIN LATERAL (
		SELECT true AS known, bool_or(named_since <= as_of) AS named FROM search_words
		WHERE source = searched AND search_words.word IN (part.word, part.stem) AND known_since <= as_of
		HAVING count(*) > 0
	) AS entry ON true
	ORDER BY part.text_number, part.position
	$$;

-- Levenshtein's distance, except that two letters that changed places are one mistake, as they are for the person who typed them.
CREATE OR REPLACE FUNCTION edit_distance(word text, typed text) RETURNS integer
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN CASE
		WHEN levenshtein(word, typed) = 2 AND length(word) = length(typed)
			AND (SELECT array_agg(letter ORDER BY letter) FROM regexp_split_to_table(word, '') AS letter)
				= (SELECT array_agg(letter ORDER BY letter) FROM regexp_split_to_table(typed, '') AS letter)
		THEN 1
		ELSE levenshtein(word, typed)
	END;

-- What stands for words that the catalogue does not know: the names' words that one begins (`begun`; the shortest, as GIN reads every
-- place of each), or two words that it is made of (`split`), or else what it is a mistyping of (`nearest`): one mistake for words of up to
-- five letters, two for longer ones, the first letter right unless all the rest is; of several, those that most rows have.
CREATE OR REPLACE FUNCTION words_near(searched text, typed text[], as_of timestamptz)
	RETURNS TABLE (typed_word text, begun text[], split text[], nearest text[])
	LANGUAGE plpgsql STABLE PARALLEL SAFE
	SET pg_trgm.similarity_threshold = 0.2
	SET plan_cache_mode = force_custom_plan
	SET client_min_messages = warning
	AS $$
BEGIN
	FOREACH typed_word IN ARRAY typed LOOP
		begun := ARRAY(
			SELECT word FROM search_words
			WHERE source = searched AND word LIKE typed_word || '%' AND word <> typed_word AND named_since <= as_of
			ORDER BY length(word), word LIMIT 32
		);
		SELECT ARRAY[head, tail] INTO split FROM (
			SELECT left(typed_word, at) AS head, substr(typed_word, at + 1) AS tail
			FROM generate_series(3, length(typed_word) - 3) AS at
		) AS halves
		WHERE EXISTS (SELECT FROM search_words WHERE source = searched AND word = head AND named_since <= as_of)
			AND EXISTS (SELECT FROM search_words WHERE source = searched AND word = tail AND named_since <= as_of)
			AND first_met(
				searched, ARRAY[phraseto_tsquery('simple', head || ' ' || tail)],
				ARRAY[plainto_tsquery('simple', head), plainto_tsquery('simple', tail)], as_of
			) IS NOT NULL
		LIMIT 1;
		nearest := ARRAY(
			SELECT word FROM (
				SELECT word, rank() OVER (ORDER BY distance, same_letter DESC) AS nearness FROM (
					SELECT word, edit_distance(word, typed_word) AS distance, left(word, 1) = left(typed_word, 1) AS same_letter
					FROM search_words
					WHERE source = searched AND named_since <= as_of AND word % typed_word AND word ~ '^[[:alpha:]]{3,}$'
						AND length(word) BETWEEN length(typed_word) - 2 AND length(typed_word) + 2
					UNION
					-- A short word with two letters changed has too little in common with itself: "falt".
					SELECT word, 1, left(word, 1) = left(typed_word, 1) FROM search_words
					WHERE source = searched AND named_since <= as_of AND word = ANY (ARRAY(
						SELECT overlay(typed_word PLACING reverse(substr(typed_word, at, 2)) FROM at FOR 2)
						FROM generate_series(1, length(typed_word) - 1) AS at
					))
				) AS similar_words
				WHERE length(typed_word) >= 4 AND CASE distance
					WHEN 1 THEN same_letter OR length(typed_word) > 5
					WHEN 2 THEN same_letter AND length(typed_word) > 5
					ELSE false
				END
			) AS ranked
			WHERE nearness = 1
			ORDER BY rows_about(searched, quote_literal(word)::tsquery, ARRAY[quote_literal(word)::tsquery]) DESC, word LIMIT 3
		);
		RETURN NEXT;
	END LOOP;
END
$$;

-- A word is known since the first row that has it came, so that every page of a list understands a search alike.
ALTER TABLE "search_words" ADD COLUMN "known_since" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "named_since" timestamp with time zone;--> statement-breakpoint
UPDATE "search_words" SET "named_since" = '-infinity' WHERE "named";--> statement-breakpoint
ALTER TABLE "search_words" DROP COLUMN "named";--> statement-breakpoint
CREATE OR REPLACE FUNCTION learn_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (source, word, known_since, named_since)
	SELECT 'products', spoken.word, min(created_at), min(created_at)
	FROM written, unnest(tsvector_to_array(search_vector(name))) AS spoken(word)
	WHERE NOT EXISTS (SELECT FROM search_words AS known WHERE known.source = 'products' AND known.word = spoken.word)
	GROUP BY spoken.word ORDER BY spoken.word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION learn_listing_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (source, word, known_since, named_since)
	SELECT 'listings', spoken.word, min(created_at), min(created_at) FILTER (WHERE spoken.named)
	FROM written, words_of_listing(search) AS spoken
	WHERE NOT EXISTS (
		SELECT FROM search_words AS known
		WHERE known.source = 'listings' AND known.word = spoken.word AND (known.named_since IS NOT NULL) >= spoken.named
	)
	GROUP BY spoken.word ORDER BY spoken.word
	ON CONFLICT (source, word) DO UPDATE SET named_since = excluded.named_since
	WHERE search_words.named_since IS NULL AND excluded.named_since IS NOT NULL;
	RETURN NULL;
END
$$;--> statement-breakpoint
DROP FUNCTION search_query(text, text);--> statement-breakpoint
DROP FUNCTION term_query(text, text);--> statement-breakpoint
DROP FUNCTION stands_somewhere(text, tsquery);--> statement-breakpoint
-- Whether anything at all answers a query. Reading a whole table to learn that nothing in it does would take longer than the
-- search itself.
CREATE FUNCTION stands_somewhere(searched text, query tsquery, as_of timestamptz) RETURNS boolean
	LANGUAGE plpgsql STABLE PARALLEL SAFE
	SET plan_cache_mode = force_custom_plan
	SET enable_seqscan = off
	AS $$
BEGIN
	RETURN CASE searched
		WHEN 'products' THEN EXISTS (SELECT FROM products WHERE search @@ query AND NOT hidden AND created_at <= as_of)
		ELSE EXISTS (SELECT FROM searchable_listings WHERE words @@ query AND created_at <= as_of)
	END;
END
$$;--> statement-breakpoint
-- Whether a few rows answer to a word. Of the many places of a frequent one the index reads some at random: enough to tell.
CREATE FUNCTION stands_in(fewest integer, searched text, word tsquery, as_of timestamptz) RETURNS boolean
	LANGUAGE plpgsql STABLE PARALLEL SAFE
	SET plan_cache_mode = force_custom_plan
	SET enable_seqscan = off
	SET gin_fuzzy_search_limit = 200
	AS $$
BEGIN
	RETURN CASE searched
		WHEN 'products' THEN (SELECT count(*) FROM (
			SELECT FROM products WHERE search @@ word AND NOT hidden AND created_at <= as_of LIMIT fewest
		) AS rows_with_it)
		ELSE (SELECT count(*) FROM (
			SELECT FROM searchable_listings WHERE words @@ word AND created_at <= as_of LIMIT fewest
		) AS rows_with_it)
	END >= fewest;
END
$$;--> statement-breakpoint
-- One typed word, as a query: the words that begin so, and its stem; a number only whole, because 12 is not the beginning of 125.
-- A search for a beginning reads the places of all words that have it, a search for words only those that the other words
-- share: so the beginning is written out in words, unless there are many. A word whose stem is among them needs no mention, for
-- the stem stands wherever the word does. A word that begins no name may be a typing mistake, so the nearest words that stand
-- in one will do as well. So they will where next to none has the word and many have its neighbours, because a seller mistyped
-- it, too; what has the word as typed is `exact` then.
CREATE FUNCTION term_query(searched text, term text, as_of timestamptz, OUT query tsquery, OUT exact tsquery)
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
	nearest tsquery;
BEGIN
	query := to_tsquery('simple', term);
	exact := query;
	IF term ~ '^[[:digit:]]+$' THEN
		RETURN;
	END IF;
	SELECT array_agg(word), bool_or(named) INTO known, is_named FROM (
		SELECT word, named_since <= as_of AS named FROM search_words
		WHERE source = searched AND word = ANY (tsvector_to_array(to_tsvector('english', term))) AND known_since <= as_of
		UNION ALL
		SELECT word, named_since <= as_of FROM search_words
		WHERE source = searched AND word LIKE term || '%' AND known_since <= as_of
		LIMIT many + 1
	) AS begun;
	IF cardinality(known) > many THEN
		query := to_tsquery('simple', term || ':*') || plainto_tsquery('english', term);
		exact := query;
		RETURN;
	END IF;
	SELECT string_agg(DISTINCT quote_literal(word), '|')::tsquery INTO as_typed FROM unnest(known) AS word
	WHERE NOT EXISTS (
		SELECT FROM unnest(tsvector_to_array(to_tsvector('english', word))) AS stem
		WHERE stem <> word AND stem = ANY (known) AND to_tsvector('english', stem) = to_tsvector('simple', stem)
	);
	query := coalesce(as_typed, query);
	exact := query;
	IF term !~ '^[[:alpha:]]{4,40}$' OR is_named AND stands_in(3, searched, as_typed, as_of) THEN
		RETURN;
	END IF;
	SELECT string_agg(quote_literal(word), '|')::tsquery INTO nearest FROM (
		SELECT word FROM (
			SELECT word, distance, rank() OVER (ORDER BY distance) AS place FROM (
				SELECT word, typing_distance(word, term) AS distance FROM search_words
				WHERE source = searched AND named_since <= as_of AND word % term
					AND length(word) BETWEEN length(term) - 2 AND length(term) + 2 AND word <> ALL (coalesce(known, '{}'))
			) AS similar_words
			WHERE distance <= CASE WHEN length(term) < 5 THEN 1 ELSE 2 END
		) AS ranked
		WHERE place = 1 ORDER BY word LIMIT 8
	) AS corrections;
	IF nearest IS NULL
		OR is_named AND stands_in(1, searched, as_typed, as_of) AND NOT stands_in(10, searched, nearest, as_of) THEN
		RETURN;
	END IF;
	query := coalesce(as_typed || nearest, nearest);
	exact := CASE WHEN is_named THEN as_typed ELSE query END;
END
$$;--> statement-breakpoint
-- What somebody typed, as a query over search_vector: every word has to be there; where nothing has three or more words, every
-- word but one ("16 mm iron rod" where the rods are called local), which is never a number, because 12 mm is not nearly 16 mm;
-- words of one or two letters are then no beginnings. Stop words count only where there is nothing else ("bag of cement"). At
-- most twelve words of the first 200 characters are read. What also answers to `exact` has them as they were typed.
CREATE FUNCTION search_query(searched text, typed text, as_of timestamptz, OUT query tsquery, OUT exact tsquery)
	LANGUAGE plpgsql STABLE PARALLEL SAFE
	SET client_min_messages = warning
	AS $$
DECLARE
	terms text[];
	meaningful text[];
	queries tsquery[];
	exacts tsquery[];
	all_but_one tsquery;
	others tsquery;
BEGIN
	terms := ARRAY(
		SELECT part FROM unnest(string_to_array(plain_words(left(typed, 200)), ' ')) WITH ORDINALITY AS parts(part, place)
		WHERE part <> '' GROUP BY part ORDER BY min(place) LIMIT 12
	);
	meaningful := ARRAY(SELECT term FROM unnest(terms) AS term WHERE numnode(plainto_tsquery('english', term)) > 0);
	IF cardinality(meaningful) > 0 THEN
		terms := meaningful;
	END IF;
	SELECT coalesce(array_agg(understood.query ORDER BY place), '{}'), coalesce(array_agg(understood.exact ORDER BY place), '{}')
	INTO queries, exacts
	FROM unnest(terms) WITH ORDINALITY AS each(term, place), term_query(searched, term, as_of) AS understood;
	FOR i IN 1 .. cardinality(queries) LOOP
		query := coalesce(query && queries[i], queries[i]);
		exact := coalesce(exact && exacts[i], exacts[i]);
	END LOOP;
	query := coalesce(query, '');
	exact := coalesce(exact, '');
	IF cardinality(queries) < 3 OR stands_somewhere(searched, query, as_of) THEN
		RETURN;
	END IF;
	FOR i IN 1 .. cardinality(queries) LOOP
		IF length(terms[i]) < 3 THEN
			queries[i] := to_tsquery('simple', terms[i]);
		END IF;
	END LOOP;
	FOR left_out IN 1 .. cardinality(queries) LOOP
		CONTINUE WHEN terms[left_out] ~ '^[[:digit:]]+$';
		others := NULL;
		FOR i IN 1 .. cardinality(queries) LOOP
			IF i <> left_out THEN
				others := coalesce(others && queries[i], queries[i]);
			END IF;
		END LOOP;
		all_but_one := coalesce(all_but_one || others, others);
	END LOOP;
	query := coalesce(all_but_one, query);
	exact := query;
END
$$;

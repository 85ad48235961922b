-- version: 4
-- How many homes there are, as they are counted now; in the tables of `listed-products.sql`, after which it is applied. A repeatable migration. The
-- triggers are in drizzle/0054_home_counts.sql.

-- The counts that a home in the lists is one of: of each combination of its state and type, 'homes:Lagos|rent', empty where any will do; of
-- these of its local government in its state, 'homes:Lagos|rent|Ikeja'; of all these of its kind, 'homes:Lagos|rent/flat'; and of its seller's.
-- The lists ask for the same (home-counts.ts).
CREATE OR REPLACE FUNCTION home_count_keys(state state, lga text, type listing_type, kind home_kind, owner_id uuid) RETURNS SETOF text
	LANGUAGE sql STABLE PARALLEL SAFE ROWS 13
	BEGIN ATOMIC
		SELECT 'homes:' || placed || typed || governed || kinded
		FROM (VALUES ('|', ''), (state || '|', ''), (state || '|', '|' || nullif(lga, ''))) AS place (placed, governed),
			unnest(ARRAY['', type::text]) AS typed, unnest(ARRAY['', '/' || kind]) AS kinded
		WHERE placed || governed || kinded IS NOT NULL
		UNION ALL SELECT 'homes-of:' || owner_id;
	END;

-- Whether lists have it: as the row of `searchable_listings` that it has then.
CREATE OR REPLACE FUNCTION is_listed_home(hidden boolean, asleep boolean, availability text) RETURNS boolean
	LANGUAGE sql STABLE PARALLEL SAFE
	RETURN NOT hidden AND NOT asleep AND availability IN ('available', 'under-offer');

-- listings: AFTER INSERT, UPDATE, DELETE, for each statement, with the new rows as `written` and the old ones as `replaced`.
CREATE OR REPLACE FUNCTION count_listed_homes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO product_count_changes (key, change)
		SELECT key, count(*) FROM written, home_count_keys(state, lga, type, kind, owner_id) AS key
		WHERE is_listed_home(hidden, asleep, availability) GROUP BY key;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO product_count_changes (key, change)
		SELECT key, -count(*) FROM replaced, home_count_keys(state, lga, type, kind, owner_id) AS key
		WHERE is_listed_home(hidden, asleep, availability) GROUP BY key;
	ELSE
		INSERT INTO product_count_changes (key, change)
		WITH alike AS (
			SELECT state, lga, type, kind, owner_id, sum(each) AS rows FROM (
				SELECT state, lga, type, kind, owner_id, 1 AS each FROM written WHERE is_listed_home(hidden, asleep, availability)
				UNION ALL
				SELECT state, lga, type, kind, owner_id, -1 FROM replaced WHERE is_listed_home(hidden, asleep, availability)
			) AS home GROUP BY 1, 2, 3, 4, 5 HAVING sum(each) <> 0
		)
		SELECT key, sum(alike.rows) FROM alike, home_count_keys(state, lga, type, kind, owner_id) AS key GROUP BY key HAVING sum(alike.rows) <> 0;
	END IF;
	RETURN NULL;
END
$$;

-- The counts that are not what is counted anew, all of them in one reading.
CREATE OR REPLACE FUNCTION wrong_home_counts() RETURNS TABLE (key text, kept bigint, counted bigint)
	LANGUAGE sql STABLE
	BEGIN ATOMIC
		WITH kept AS (
			SELECT each.key, sum(each.count)::bigint AS count FROM (
				SELECT product_counts.key, product_counts.count FROM product_counts
				UNION ALL SELECT product_count_changes.key, change FROM product_count_changes
			) AS each WHERE each.key >= 'homes' AND each.key < 'homet' GROUP BY each.key
		), counted AS (
			SELECT key, sum(alike.rows)::bigint AS count FROM (
				SELECT state, lga, type, kind, owner_id, count(*) AS rows FROM listings WHERE is_listed_home(hidden, asleep, availability) GROUP BY 1, 2, 3, 4, 5
			) AS alike, home_count_keys(state, lga, type, kind, owner_id) AS key GROUP BY key
		)
		SELECT key, coalesce(kept.count, 0), coalesce(counted.count, 0) FROM kept FULL JOIN counted USING (key)
		WHERE coalesce(kept.count, 0) <> coalesce(counted.count, 0) ORDER BY key;
	END;

-- Makes them right, beside writers, as `mend_product_counts` does. Answers how many were wrong.
CREATE OR REPLACE FUNCTION mend_home_counts() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	mended integer;
BEGIN
	INSERT INTO product_count_changes (key, change) SELECT key, counted - kept FROM wrong_home_counts();
	GET DIAGNOSTICS mended = ROW_COUNT;
	RETURN mended;
END
$$;

-- Counts the homes that were there before they were counted, once.
CREATE OR REPLACE FUNCTION count_present_homes() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO table_fills (name, reached, done) VALUES ('home_counts_by_kind', '00000000-0000-0000-0000-000000000000', true) ON CONFLICT DO NOTHING;
	IF FOUND THEN
		PERFORM mend_home_counts();
	END IF;
END
$$;

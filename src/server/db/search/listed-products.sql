-- version: 3
-- What lists without words read of products, and how many there are, as they are written now. A repeatable migration like
-- searchable-products.sql, whose `write_searchable_products` writes these rows, too. The triggers are in drizzle/0046_listed_products.sql.

-- Writes the rows of these products anew; a hidden one has none. The caller holds locks on the products, so that they are read as they stay.
CREATE OR REPLACE FUNCTION write_listed_products(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM listed_products USING products WHERE product_id = ANY (ids) AND product_id = products.id AND products.hidden;
	INSERT INTO listed_products AS present (product_id, listed_at, price, category, sub_categories, type, state, owner_id, brand, added_by)
	SELECT id, time_in_lists(created_at, price_confirmed_at, asleep), CASE WHEN discount THEN discount_price ELSE regular_price END,
		category, sub_categories, type, location, owner_id, brand, added_by
	FROM products WHERE id = ANY (ids) AND NOT hidden
	ORDER BY id
	ON CONFLICT (product_id) DO UPDATE SET
		(listed_at, price, category, sub_categories, type, state, owner_id, brand, added_by)
		= (excluded.listed_at, excluded.price, excluded.category, excluded.sub_categories, excluded.type, excluded.state, excluded.owner_id,
			excluded.brand, excluded.added_by)
	WHERE present IS DISTINCT FROM excluded;
END
$$;

-- The counts that a listed product is one of: of each combination of its category or sub-category, state and type, 'concrete/Cement|Lagos|Material',
-- empty where any will do; of each of these of its maker's, 'concrete||/Dangote'; and of its seller's, who has also what sleeps. The lists
-- ask for the same (product-counts.ts).
CREATE OR REPLACE FUNCTION product_count_keys(
	category category, sub_categories text[], state state, type product_type, brand text, owner_id uuid, is_awake boolean
) RETURNS SETOF text
	LANGUAGE sql STABLE PARALLEL SAFE ROWS 25
	BEGIN ATOMIC
		SELECT filed || '|' || stated || '|' || typed || made
		FROM unnest(ARRAY['', category::text] || ARRAY(SELECT category || '/' || name FROM unnest(sub_categories) AS name)) AS filed,
			unnest(ARRAY['', state::text]) AS stated, unnest(ARRAY['', type::text]) AS typed,
			unnest(CASE WHEN brand IS NULL THEN ARRAY[''] ELSE ARRAY['', '/' || brand] END) AS made
		WHERE is_awake
		UNION ALL SELECT 'owner:' || owner_id;
	END;

-- listed_products: AFTER INSERT, UPDATE, DELETE, for each statement, with the new rows as `written` and the old ones as `replaced`. What
-- stays counted as it was adds nothing; of what is alike, as most of a list that comes in is, the keys are found once.
CREATE OR REPLACE FUNCTION count_listed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO product_count_changes (key, change)
		SELECT key, sum(alike.rows) FROM (
			SELECT category, sub_categories, state, type, brand, owner_id, listed_at > timestamptz '0500-01-01 00:00Z' AS is_awake, count(*) AS rows
			FROM written GROUP BY 1, 2, 3, 4, 5, 6, 7
		) AS alike, product_count_keys(category, sub_categories, state, type, brand, owner_id, is_awake) AS key GROUP BY key;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO product_count_changes (key, change)
		SELECT key, -sum(alike.rows) FROM (
			SELECT category, sub_categories, state, type, brand, owner_id, listed_at > timestamptz '0500-01-01 00:00Z' AS is_awake, count(*) AS rows
			FROM replaced GROUP BY 1, 2, 3, 4, 5, 6, 7
		) AS alike, product_count_keys(category, sub_categories, state, type, brand, owner_id, is_awake) AS key GROUP BY key;
	ELSE
		INSERT INTO product_count_changes (key, change)
		WITH alike AS (
			SELECT category, sub_categories, state, type, brand, owner_id, is_awake, sum(each) AS rows FROM (
				SELECT category, sub_categories, state, type, brand, owner_id, listed_at > timestamptz '0500-01-01 00:00Z' AS is_awake, 1 AS each FROM written
				UNION ALL
				SELECT category, sub_categories, state, type, brand, owner_id, listed_at > timestamptz '0500-01-01 00:00Z', -1 FROM replaced
			) AS listed GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(each) <> 0
		)
		SELECT key, sum(alike.rows) FROM alike, product_count_keys(category, sub_categories, state, type, brand, owner_id, is_awake) AS key
		GROUP BY key HAVING sum(alike.rows) <> 0;
	END IF;
	RETURN NULL;
END
$$;

-- Adds the oldest changes to the counts, at most so many. Answers how many. Whoever reads meanwhile finds each either here or there, and
-- several who add up at the same time take different ones.
CREATE OR REPLACE FUNCTION fold_product_counts(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	folded integer;
BEGIN
	WITH taken AS (
		DELETE FROM product_count_changes WHERE id IN (SELECT id FROM product_count_changes ORDER BY id LIMIT most FOR UPDATE SKIP LOCKED)
		RETURNING key, change
	), added AS (
		INSERT INTO product_counts AS present (key, count)
		SELECT key, sum(change) FROM taken GROUP BY key ORDER BY key
		ON CONFLICT (key) DO UPDATE SET count = present.count + excluded.count
	)
	SELECT count(*) INTO folded FROM taken;
	RETURN folded;
END
$$;

-- How many there are of what a key says.
CREATE OR REPLACE FUNCTION product_count(asked text) RETURNS bigint
	LANGUAGE sql STABLE PARALLEL SAFE
	RETURN coalesce((SELECT count FROM product_counts WHERE key = asked), 0)
		+ coalesce((SELECT sum(change)::bigint FROM product_count_changes WHERE key = asked), 0);

-- The counts that are not what is counted anew, all of them in one reading.
CREATE OR REPLACE FUNCTION wrong_product_counts() RETURNS TABLE (key text, kept bigint, counted bigint)
	LANGUAGE sql STABLE
	BEGIN ATOMIC
		WITH kept AS (
			SELECT each.key, sum(each.count)::bigint AS count FROM (
				SELECT product_counts.key, product_counts.count FROM product_counts
				UNION ALL SELECT product_count_changes.key, change FROM product_count_changes
			) AS each WHERE each.key NOT LIKE 'homes%' GROUP BY each.key
		), counted AS (
			SELECT key, sum(alike.rows)::bigint AS count FROM (
				SELECT category, sub_categories, state, type, brand, owner_id, listed_at > timestamptz '0500-01-01 00:00Z' AS is_awake, count(*) AS rows
				FROM listed_products GROUP BY 1, 2, 3, 4, 5, 6, 7
			) AS alike, product_count_keys(category, sub_categories, state, type, brand, owner_id, is_awake) AS key GROUP BY key
		)
		SELECT key, coalesce(kept.count, 0), coalesce(counted.count, 0) FROM kept FULL JOIN counted USING (key)
		WHERE coalesce(kept.count, 0) <> coalesce(counted.count, 0) ORDER BY key;
	END;

-- Makes them right, beside writers: what is wrong in one reading stays as wrong, whatever is counted besides. Answers how many were.
CREATE OR REPLACE FUNCTION mend_product_counts() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	mended integer;
BEGIN
	INSERT INTO product_count_changes (key, change) SELECT key, counted - kept FROM wrong_product_counts();
	GET DIAGNOSTICS mended = ROW_COUNT;
	RETURN mended;
END
$$;

-- Fills `listed_products` with the next `most` (`next_to_fill` of searchable-products.sql). Answers whether that was all.
CREATE OR REPLACE FUNCTION fill_listed_products(most integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	ids uuid[] := next_to_fill('listed_products', most);
BEGIN
	PERFORM write_listed_products(ARRAY(
		SELECT id FROM unnest(ids) AS id WHERE NOT EXISTS (SELECT FROM listed_products WHERE product_id = id)
	));
	RETURN coalesce(cardinality(ids) < most, true);
END
$$;

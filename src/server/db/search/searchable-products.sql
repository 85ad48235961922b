-- version: 8
-- What can be searched of products, as it is written now. A repeatable migration like search.sql, after which it is applied. The
-- triggers are in drizzle/0015_searchable_products.sql. What `product_facts` answers is stored in `searchable_products`: a change there
-- also needs a schema migration that has the table filled anew.

CREATE OR REPLACE FUNCTION product_place(state state, lga text) RETURNS text
	LANGUAGE sql STABLE PARALLEL SAFE
	RETURN state || '/' || coalesce(lga, '');

-- A row's facts as words that nobody can type, because `@` and `/` separate words. The search composes its filters of the same (product-facts.ts).
CREATE OR REPLACE FUNCTION product_facts(
	category category, sub_categories text[], type product_type, state state, lga text, owner_id uuid
) RETURNS tsvector
	LANGUAGE sql STABLE PARALLEL SAFE
	RETURN array_to_tsvector(ARRAY[
		'@category:' || category, '@type:' || type, '@state:' || state, '@place:' || product_place(state, lga), '@owner:' || owner_id
	] || ARRAY(SELECT '@sub:' || name FROM unnest(sub_categories) AS name));

-- The same of whoever offers it: verified is whose phone is confirmed and whose business is checked (docs/product.md 20.2). A trigger on
-- users has the rows written anew when that changes (drizzle/0024_verification.sql).
CREATE OR REPLACE FUNCTION seller_facts(seller users) RETURNS tsvector
	LANGUAGE sql STABLE PARALLEL SAFE
	RETURN array_to_tsvector(CASE WHEN seller.phone_confirmed_at IS NOT NULL AND seller.business_checked_at IS NOT NULL
		THEN ARRAY['@verified:yes'] ELSE '{}' END);

-- A product's maker as a fact, and its maker (B) and material (C) as words after its name: what is read of it, or what its seller says of it,
-- may stand in no name. A material's id is its name in plain words ('iron-rod/12mm'); work has those of what it works with already.
CREATE OR REPLACE FUNCTION product_making(brand text, material_id text) RETURNS tsvector
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN array_to_tsvector(CASE WHEN brand IS NULL THEN '{}' ELSE ARRAY['@brand:' || lower(brand)] END)
		|| setweight(measured_vector(coalesce(brand, '')), 'B')
		|| setweight(to_tsvector('english', CASE WHEN material_id LIKE 'labour-%' THEN ''
			ELSE translate(split_part(coalesce(material_id, ''), '/', 1), '-', ' ') END), 'C');

-- When the price of a product becomes stale (docs/product.md 19.1). In hours, which are the same in every time zone.
CREATE OR REPLACE FUNCTION stale_from(price_confirmed_at timestamptz) RETURNS timestamptz
	LANGUAGE sql STABLE PARALLEL SAFE
	RETURN price_confirmed_at + interval '672 hours';

-- When lists take it that a product was put up, which walk the newest first: a stale one sinks by a thousand years, so that it comes after all
-- others without an index of its own; one that sleeps sinks by two thousand, which is where the lists of everybody end (listed-time.ts).
CREATE OR REPLACE FUNCTION time_in_lists(created_at timestamptz, price_confirmed_at timestamptz, asleep boolean) RETURNS timestamptz
	LANGUAGE sql STABLE PARALLEL SAFE
	RETURN created_at - interval '8760000 hours' * CASE WHEN asleep THEN 2 WHEN stale_from(price_confirmed_at) < now() THEN 1 ELSE 0 END;

-- Prices that are about the same: eight classes for every time that a price is multiplied by e. In kobo.
CREATE OR REPLACE FUNCTION price_class(price bigint) RETURNS integer
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN floor(8 * ln(greatest(price, 1)::float8))::integer;

-- Each word of a row with the class of its price, 'cement~109', for lists in the order of prices: what has a word and costs about so much is
-- one look into the index. Stored in the index `searchable_products_priced`: a change here needs a migration that builds it anew. The owner
-- is no part of it, since a shop is small. It costs so much that no plan makes it of rows to look at it.
CREATE OR REPLACE FUNCTION priced_words(words tsvector, price bigint) RETURNS tsvector
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000
	RETURN (
		SELECT array_to_tsvector(ARRAY(SELECT word || suffix FROM unnest(tsvector_to_array(words)) AS word WHERE word NOT LIKE '@owner:%'))
		FROM (SELECT '~' || price_class(price) AS suffix OFFSET 0) AS once
	);

-- Writes the rows of these products anew, and those of `listed_products`; a hidden one has none. The caller holds locks on the products, so that they are read as they stay.
-- Of a list that comes in, most rows have their shop, shelf, maker and description from others: what these say is found out once, and
-- their words are merged into the indexes once, at the end. The words of few rows wait there for others (in KB), and every search reads them.
CREATE OR REPLACE FUNCTION write_searchable_products(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	are_many CONSTANT boolean := cardinality(ids) >= 100;
BEGIN
	PERFORM set_config('gin_pending_list_limit', CASE WHEN are_many THEN '65536' ELSE '256' END, true);
	DELETE FROM searchable_products USING products WHERE product_id = ANY (ids) AND product_id = products.id AND products.hidden;
	WITH product AS MATERIALIZED (
		SELECT products.id, products.created_at, price_confirmed_at, asleep, CASE WHEN discount THEN discount_price ELSE regular_price END AS price,
			products.name, category, sub_categories, description, location, lga, type, owner_id, coalesce(brand, '') AS brand,
			coalesce(material_id, '') AS material_id, seller.name AS seller, products.store_address AS street, seller_facts(seller) AS seller_facts
		FROM products JOIN users AS seller ON seller.id = owner_id
		WHERE products.id = ANY (ids) AND NOT products.hidden
	), filed AS MATERIALIZED (
		SELECT category, sub_categories, filed_words(sub_categories, category::text) AS words
		FROM (SELECT DISTINCT category, sub_categories FROM product) AS each
	), described AS MATERIALIZED (
		SELECT description, described_words(description) AS words FROM (SELECT DISTINCT description FROM product) AS each
	), sold AS MATERIALIZED (
		SELECT seller, street, sold_words(seller, street) AS words FROM (SELECT DISTINCT seller, street FROM product) AS each
	), made AS MATERIALIZED (
		SELECT brand, material_id, product_making(nullif(brand, ''), material_id) AS words FROM (SELECT DISTINCT brand, material_id FROM product) AS each
	)
	INSERT INTO searchable_products AS present (product_id, created_at, sinks_at, price, place, owner_id, words)
	SELECT id, time_in_lists(created_at, price_confirmed_at, asleep),
		CASE WHEN NOT asleep AND stale_from(price_confirmed_at) >= now() THEN stale_from(price_confirmed_at) END,
		price, product_place(location, lga), owner_id,
		setweight(measured_vector(name), 'A') || filed.words || described.words || sold.words || made.words
			|| product_facts(category, sub_categories, type, location, lga, owner_id) || seller_facts
	FROM product JOIN filed USING (category, sub_categories) JOIN described USING (description) JOIN sold USING (seller, street)
		JOIN made USING (brand, material_id)
	ORDER BY id
	ON CONFLICT (product_id) DO UPDATE SET
		(created_at, sinks_at, price, place, owner_id, words)
		= (excluded.created_at, excluded.sinks_at, excluded.price, excluded.place, excluded.owner_id, excluded.words)
	WHERE present IS DISTINCT FROM excluded;
	IF are_many THEN
		PERFORM gin_clean_pending_list(indexrelid) FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid JOIN pg_am ON pg_am.oid = relam
		WHERE indrelid = 'searchable_products'::regclass AND amname = 'gin' AND indisready;
	END IF;
	PERFORM write_listed_products(ids);
END
$$;

-- products: AFTER INSERT, AFTER UPDATE, for each statement, with the new rows as `written`.
CREATE OR REPLACE FUNCTION sync_searchable_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_searchable_products(ARRAY(SELECT id FROM written));
	RETURN NULL;
END
$$;

-- users: AFTER UPDATE OF name, for each row whose name changed, and where a seller becomes verified or is no longer. A large shop takes too long for the statement that renames it.
CREATE OR REPLACE FUNCTION note_renamed_seller() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO renamed_sellers (owner_id) VALUES (NEW.id)
	ON CONFLICT (owner_id) DO UPDATE SET since = clock_timestamp();
	RETURN NULL;
END
$$;

-- The next `most` products that were there before a fill of this name began, locked as they stay; NULL once it is done. A fill can stop
-- anywhere and begin anew, beside others that do the same.
CREATE OR REPLACE FUNCTION next_to_fill(fill text, most integer) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
	ids uuid[];
	from_id uuid;
	is_done boolean;
BEGIN
	INSERT INTO table_fills (name, reached) VALUES (fill, '00000000-0000-0000-0000-000000000000') ON CONFLICT DO NOTHING;
	SELECT reached, done INTO from_id, is_done FROM table_fills WHERE name = fill FOR UPDATE;
	IF is_done THEN
		RETURN NULL;
	END IF;
	ids := ARRAY(SELECT id FROM products WHERE id > from_id ORDER BY id LIMIT most);
	PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR SHARE;
	UPDATE table_fills SET reached = coalesce(ids[cardinality(ids)], reached), done = cardinality(ids) < most WHERE name = fill;
	RETURN ids;
END
$$;

-- Fills `searchable_products` with the next `most`. Answers whether that was all.
CREATE OR REPLACE FUNCTION fill_searchable_products(most integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	ids uuid[] := next_to_fill('searchable_products', most);
BEGIN
	PERFORM write_searchable_products(ARRAY(
		SELECT id FROM unnest(ids) AS id WHERE NOT EXISTS (SELECT FROM searchable_products WHERE product_id = id)
	));
	RETURN coalesce(cardinality(ids) < most, true);
END
$$;

-- Writes the next `most` anew that were there before their makers and materials were among their words. Answers whether that was all.
CREATE OR REPLACE FUNCTION fill_product_making(most integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	ids uuid[] := next_to_fill('product_making', most);
BEGIN
	PERFORM write_searchable_products(coalesce(ids, '{}'));
	RETURN coalesce(cardinality(ids) < most, true);
END
$$;

-- Writes the products of a renamed seller anew that come after one of them in the order of their ids, at most so many. Answers the last
-- of them, or NULL where there is none.
CREATE OR REPLACE FUNCTION follow_renamed_seller(owner uuid, after_id uuid, most integer) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
	ids uuid[];
BEGIN
	ids := ARRAY(SELECT product_id FROM searchable_products WHERE owner_id = owner AND product_id > after_id ORDER BY product_id LIMIT most);
	PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR SHARE;
	PERFORM write_searchable_products(ids);
	RETURN ids[cardinality(ids)];
END
$$;

-- Sinks at most so many of the products whose prices have become stale, first those that did first. Answers how many.
CREATE OR REPLACE FUNCTION sink_stale_products(most integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	ids uuid[];
BEGIN
	ids := ARRAY(SELECT product_id FROM searchable_products WHERE sinks_at < now() ORDER BY sinks_at LIMIT most);
	PERFORM FROM products WHERE id = ANY (ids) ORDER BY id FOR SHARE;
	PERFORM write_searchable_products(ids);
	RETURN cardinality(ids);
END
$$;

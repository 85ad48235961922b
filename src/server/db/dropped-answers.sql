-- version: 3
-- The functions behind the triggers that say what a transaction has changed of what instances keep (docs/decisions/0143), as they are now. A repeatable
-- migration: it is applied again whenever this file changes (docs/operations.md, Upgrade of the database). The triggers are in
-- drizzle/0048_dropped_answers.sql and 0053_index_answers.sql. The tags are those of api/depends-on.ts.

-- Adds to what the transaction has changed. The first that does puts a row down whose trigger tells all of it at the commit; both go with a
-- savepoint that is rolled back. More than a message holds is everything, '*': callers look at no more than 301 rows.
CREATE OR REPLACE FUNCTION drop_answers(tags text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	gathered CONSTANT text := coalesce(current_setting('adlm.dropped_answers', true), '');
	together text;
BEGIN
	IF coalesce(cardinality(tags), 0) = 0 OR gathered = '*' THEN
		RETURN;
	END IF;
	IF gathered = '' THEN
		INSERT INTO dropped_answers DEFAULT VALUES;
	END IF;
	IF '*' = ANY (tags) OR cardinality(tags) > 300 THEN
		together := '*';
	ELSE
		SELECT string_agg(DISTINCT tag, E'\n') INTO together FROM unnest(string_to_array(nullif(gathered, ''), E'\n') || tags) AS tag;
	END IF;
	PERFORM set_config('adlm.dropped_answers', CASE WHEN octet_length(together) < 7900 THEN together ELSE '*' END, true);
END
$$;

-- dropped_answers: AFTER INSERT, deferred to the commit.
CREATE OR REPLACE FUNCTION tell_dropped_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM dropped_answers WHERE writer = NEW.writer;
	PERFORM pg_notify('adlm_dropped_answers', current_setting('adlm.dropped_answers'));
	PERFORM set_config('adlm.dropped_answers', '', true);
	RETURN NULL;
END
$$;

-- What a product's answers hang on: it, its seller, and every list that it is in.
CREATE OR REPLACE FUNCTION product_tags(id uuid, owner_id uuid, location state, category category) RETURNS text[]
	LANGUAGE sql STABLE PARALLEL SAFE
	RETURN ARRAY['product:' || id, 'seller:' || owner_id, 'products:' || location || '|' || category, 'products:' || location || '|*',
		'products:*|' || category, 'products:*|*'];

-- The same of a home.
CREATE OR REPLACE FUNCTION listing_tags(id uuid, owner_id uuid, state state) RETURNS text[]
	LANGUAGE sql STABLE PARALLEL SAFE
	RETURN ARRAY['home:' || id, 'seller:' || owner_id, 'homes:' || coalesce(state::text, ''), 'homes:*'];

-- products: AFTER INSERT, UPDATE, DELETE, for each statement, with the rows as `before` and `after`. Left out of the comparison is what no visitor
-- sees: import_key, placed, price_reminders, reader_version.
CREATE OR REPLACE FUNCTION drop_product_answers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	tags text[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT array_agg(DISTINCT tag) INTO tags
		FROM (SELECT * FROM after WHERE NOT hidden LIMIT 301) AS each, unnest(product_tags(id, owner_id, location, category)) AS tag;
	ELSIF TG_OP = 'DELETE' THEN
		SELECT array_agg(DISTINCT tag) INTO tags
		FROM (SELECT * FROM before LIMIT 301) AS each, unnest(product_tags(id, owner_id, location, category)) AS tag;
	ELSE
		SELECT array_agg(DISTINCT tag) INTO tags FROM (
			SELECT product_tags(before.id, before.owner_id, before.location, before.category)
				|| product_tags(after.id, after.owner_id, after.location, after.category) AS tags
			FROM before JOIN after ON after.id = before.id WHERE (
				before.owner_id, before.name, before.description, before.regular_price, before.discount_price, before.lga, before.hidden,
				before.hidden_reason, before.waiting_for, before.version, before.created_at, before.updated_at, before.category, before.sub_categories,
				before.type, before.unit, before.location, before.store_address, before.mobile, before.discount, before.pack_kind, before.pack_size,
				before.pack_unit, before.minimum_order, before.price_breaks, before.delivery, before.delivery_within, before.delivery_price,
				before.delivery_per, before.in_stock, before.price_confirmed_at, before.asleep, before.material_id, before.parameters, before.brand,
				before.specification, before.comparable_quantity, before.comparable_unit, before.conversion, before.not_comparable, before.read_by,
				before.pack_read_by, before.material_read_by
			) IS DISTINCT FROM (
				after.owner_id, after.name, after.description, after.regular_price, after.discount_price, after.lga, after.hidden,
				after.hidden_reason, after.waiting_for, after.version, after.created_at, after.updated_at, after.category, after.sub_categories,
				after.type, after.unit, after.location, after.store_address, after.mobile, after.discount, after.pack_kind, after.pack_size,
				after.pack_unit, after.minimum_order, after.price_breaks, after.delivery, after.delivery_within, after.delivery_price,
				after.delivery_per, after.in_stock, after.price_confirmed_at, after.asleep, after.material_id, after.parameters, after.brand,
				after.specification, after.comparable_quantity, after.comparable_unit, after.conversion, after.not_comparable, after.read_by,
				after.pack_read_by, after.material_read_by
			) LIMIT 301
		) AS changed, unnest(changed.tags) AS tag;
	END IF;
	PERFORM drop_answers(tags);
	RETURN NULL;
END
$$;

-- listings: the same. Left out are import_key, placed, guessed, reminders, and `search` and comparable_price, which are made of others.
CREATE OR REPLACE FUNCTION drop_listing_answers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	tags text[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT array_agg(DISTINCT tag) INTO tags
		FROM (SELECT * FROM after WHERE NOT hidden LIMIT 301) AS each, unnest(listing_tags(id, owner_id, state)) AS tag;
	ELSIF TG_OP = 'DELETE' THEN
		SELECT array_agg(DISTINCT tag) INTO tags
		FROM (SELECT * FROM before LIMIT 301) AS each, unnest(listing_tags(id, owner_id, state)) AS tag;
	ELSE
		SELECT array_agg(DISTINCT tag) INTO tags FROM (
			SELECT listing_tags(before.id, before.owner_id, before.state) || listing_tags(after.id, after.owner_id, after.state) AS tags
			FROM before JOIN after ON after.id = before.id WHERE (
				before.owner_id, before.name, before.description, before.regular_price, before.discount_price, before.lga, before.hidden,
				before.hidden_reason, before.waiting_for, before.version, before.created_at, before.updated_at, before.address, before.state, before.area,
				before.kind, before.kind_guessed, before.type, before.rent_period, before.bedrooms, before.bathrooms, before.offer, before.parking,
				before.furnished, before.availability, before.availability_since, before.confirmed_at, before.asleep, before.agency_fee, before.legal_fee,
				before.caution_fee, before.service_fee, before.minimum_term, before.rent_includes
			) IS DISTINCT FROM (
				after.owner_id, after.name, after.description, after.regular_price, after.discount_price, after.lga, after.hidden,
				after.hidden_reason, after.waiting_for, after.version, after.created_at, after.updated_at, after.address, after.state, after.area,
				after.kind, after.kind_guessed, after.type, after.rent_period, after.bedrooms, after.bathrooms, after.offer, after.parking,
				after.furnished, after.availability, after.availability_since, after.confirmed_at, after.asleep, after.agency_fee, after.legal_fee,
				after.caution_fee, after.service_fee, after.minimum_term, after.rent_includes
			) LIMIT 301
		) AS changed, unnest(changed.tags) AS tag;
	END IF;
	PERFORM drop_answers(tags);
	RETURN NULL;
END
$$;

-- product_images: AFTER INSERT, UPDATE, DELETE, for each statement. Those of a product that is deleted go with it, and it has said so.
CREATE OR REPLACE FUNCTION drop_product_image_answers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	ids uuid[];
BEGIN
	IF TG_OP <> 'INSERT' THEN
		ids := ARRAY(SELECT product_id FROM before);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		ids := ids || ARRAY(SELECT product_id FROM after);
	END IF;
	PERFORM drop_answers(array_agg(DISTINCT tag)) FROM products, unnest(product_tags(id, owner_id, location, category)) AS tag WHERE id = ANY (ids);
	RETURN NULL;
END
$$;

-- listing_images: the same.
CREATE OR REPLACE FUNCTION drop_listing_image_answers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	ids uuid[];
BEGIN
	IF TG_OP <> 'INSERT' THEN
		ids := ARRAY(SELECT listing_id FROM before);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		ids := ids || ARRAY(SELECT listing_id FROM after);
	END IF;
	PERFORM drop_answers(array_agg(DISTINCT tag)) FROM listings, unnest(listing_tags(id, owner_id, state)) AS tag WHERE id = ANY (ids);
	RETURN NULL;
END
$$;

-- searchable_products: AFTER UPDATE, for each statement. A job writes them where time alone moves a product, or its seller's name is new.
CREATE OR REPLACE FUNCTION drop_sunk_product_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM drop_answers(array_agg(DISTINCT tag))
	FROM (SELECT * FROM after LIMIT 301) AS after JOIN products ON products.id = product_id, unnest(product_tags(products.id, products.owner_id, location, category)) AS tag;
	RETURN NULL;
END
$$;

-- searchable_listings: the same.
CREATE OR REPLACE FUNCTION drop_sunk_listing_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM drop_answers(array_agg(DISTINCT tag))
	FROM (SELECT * FROM after LIMIT 301) AS after JOIN listings ON listings.id = listing_id, unnest(listing_tags(listings.id, listings.owner_id, listings.state)) AS tag;
	RETURN NULL;
END
$$;

-- price_events: AFTER INSERT, for each statement.
CREATE OR REPLACE FUNCTION drop_price_event_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM drop_answers(ARRAY(SELECT DISTINCT 'product:' || product_id FROM (SELECT product_id FROM after LIMIT 301) AS after));
	RETURN NULL;
END
$$;

-- users: AFTER UPDATE, DELETE, for each statement: what everybody may know of a seller, or of who wrote a review. A sign-in changes nothing of it.
CREATE OR REPLACE FUNCTION drop_seller_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM drop_answers(ARRAY(SELECT 'seller:' || id FROM before));
	ELSE
		PERFORM drop_answers(ARRAY(
			SELECT 'seller:' || after.id FROM before JOIN after ON after.id = before.id
			WHERE (before.name, before.image, before.bio, before.store_address, before.mobile_number, before.review_count, before.rating_total,
				before.hidden, before.phone_confirmed_at, before.business_checked_at, before.business_basis, before.created_at)
				IS DISTINCT FROM (after.name, after.image, after.bio, after.store_address, after.mobile_number, after.review_count, after.rating_total,
				after.hidden, after.phone_confirmed_at, after.business_checked_at, after.business_basis, after.created_at)
		));
	END IF;
	RETURN NULL;
END
$$;

-- shops, shop_slugs: AFTER INSERT, UPDATE, DELETE, for each statement.
CREATE OR REPLACE FUNCTION drop_shop_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM drop_answers(ARRAY(SELECT DISTINCT 'seller:' || user_id FROM before WHERE user_id IS NOT NULL));
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM drop_answers(ARRAY(SELECT DISTINCT 'seller:' || user_id FROM after WHERE user_id IS NOT NULL));
	END IF;
	RETURN NULL;
END
$$;

-- reviews: AFTER INSERT, UPDATE, DELETE; contacted_sellers: AFTER UPDATE, DELETE. For each statement. Whom somebody contacts today says nothing of a
-- review that is there.
CREATE OR REPLACE FUNCTION drop_review_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM drop_answers(ARRAY(SELECT DISTINCT 'seller:' || seller_id FROM before));
	END IF;
	IF TG_OP <> 'DELETE' THEN
		PERFORM drop_answers(ARRAY(SELECT DISTINCT 'seller:' || seller_id FROM after));
	END IF;
	RETURN NULL;
END
$$;

-- images: AFTER UPDATE, for each statement. What is there once does not change; if it does, it may be anywhere. One that is shown is not deleted.
CREATE OR REPLACE FUNCTION drop_image_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM before JOIN after ON after.id = before.id
		WHERE (before.owner_id, before.url, before.width, before.height, before.placeholder, before.widths)
			IS DISTINCT FROM (after.owner_id, after.url, after.width, after.height, after.placeholder, after.widths)
	) THEN
		PERFORM drop_answers(ARRAY['*']);
	END IF;
	RETURN NULL;
END
$$;

-- unsettled_owners: AFTER INSERT, DELETE, for each statement: what a large shop has is in every list, or in none.
CREATE OR REPLACE FUNCTION drop_all_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM drop_answers(ARRAY['*']) WHERE EXISTS (SELECT FROM after);
	ELSE
		PERFORM drop_answers(ARRAY['*']) WHERE EXISTS (SELECT FROM before);
	END IF;
	RETURN NULL;
END
$$;

-- added_words, search_words: AFTER INSERT, UPDATE, DELETE, for each statement: what typed words mean.
CREATE OR REPLACE FUNCTION drop_word_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM drop_answers(ARRAY['words']) WHERE EXISTS (SELECT FROM before);
	ELSE
		PERFORM drop_answers(ARRAY['words']) WHERE EXISTS (SELECT FROM after);
	END IF;
	RETURN NULL;
END
$$;

-- index_runs, index_reviews: AFTER INSERT, for each statement: what a week's run or a moderator has said of prices. Both are append-only, and the values of a
-- run are stored with it.
CREATE OR REPLACE FUNCTION drop_index_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM drop_answers(ARRAY['index']) WHERE EXISTS (SELECT FROM after);
	RETURN NULL;
END
$$;

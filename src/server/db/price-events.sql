-- version: 3
-- The functions behind the triggers that write price events, as they are now (docs/product.md 19.4). A repeatable migration: it is applied again
-- whenever this file changes (docs/operations.md, Upgrade of the database). The triggers themselves are in drizzle/0020_price_events.sql
-- and 0052_controllers_and_moves.sql.

-- price_events, seller_events: BEFORE UPDATE OR DELETE OR TRUNCATE; seller_keys: BEFORE UPDATE. For each statement.
CREATE OR REPLACE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% of % is refused: what is written there stays', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

-- By which road the transaction writes products (`setWay`).
CREATE OR REPLACE FUNCTION price_way() RETURNS text LANGUAGE sql STABLE AS $$
	SELECT coalesce(nullif(current_setting('adlm.way', true), ''), 'system')
$$;

-- The day of a moment where the sellers are: a price is confirmed once a day.
CREATE OR REPLACE FUNCTION lagos_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT (moment AT TIME ZONE 'Africa/Lagos')::date
$$;

-- What an event keeps of an offer: the columns of price_events from `product_id` on, in their order.
CREATE OR REPLACE FUNCTION price_snapshot(product products) RETURNS TABLE (
	product_id uuid, price bigint, unit unit, pack_kind text, pack_size float8, pack_unit text, comparable_quantity float8, comparable_unit text,
	conversion text, material_id text, parameters jsonb, specification text, state state, in_stock boolean, confirmed_at timestamptz
) LANGUAGE sql STABLE AS $$
	SELECT product.id, CASE WHEN product.discount THEN product.discount_price ELSE product.regular_price END, product.unit,
		product.pack_kind, product.pack_size, product.pack_unit, product.comparable_quantity, product.comparable_unit, product.conversion, product.material_id, product.parameters,
		product.specification, product.location, product.in_stock, product.price_confirmed_at
$$;

-- Their owners have keys from now on. One whose account is being deleted gets none.
CREATE OR REPLACE FUNCTION make_seller_keys(owners uuid[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO seller_keys (owner_id)
	SELECT id FROM users WHERE id = ANY (owners) AND NOT EXISTS (SELECT FROM seller_keys WHERE owner_id = users.id)
	ORDER BY id ON CONFLICT DO NOTHING
$$;

-- Events of offers as they stand in `products` now, one for each kind, in this order.
CREATE OR REPLACE FUNCTION write_price_events(ids uuid[], kinds text[], events_way text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF cardinality(ids) > 0 THEN
		PERFORM make_seller_keys(ARRAY(SELECT DISTINCT owner_id FROM products WHERE id = ANY (ids)));
		INSERT INTO price_events (seller_key, kind, way, product_id, price, unit, pack_kind, pack_size, pack_unit, comparable_quantity,
			comparable_unit, conversion, material_id, parameters, specification, state, in_stock, confirmed_at)
		SELECT seller_keys.key, event.kind, events_way, snapshot.*
		FROM unnest(ids, kinds) WITH ORDINALITY AS event (product_id, kind, place)
		JOIN products AS product ON product.id = event.product_id
		JOIN seller_keys ON seller_keys.owner_id = product.owner_id,
			price_snapshot(product) AS snapshot
		ORDER BY event.place;
	END IF;
END
$$;

-- Events of offers that were there before events were written, as they have been until this statement.
CREATE OR REPLACE FUNCTION write_first_events(offers jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF offers IS NOT NULL THEN
		PERFORM make_seller_keys(ARRAY(SELECT DISTINCT owner_id FROM jsonb_populate_recordset(NULL::products, offers)));
		INSERT INTO price_events (seller_key, kind, way, product_id, price, unit, pack_kind, pack_size, pack_unit, comparable_quantity,
			comparable_unit, conversion, material_id, parameters, specification, state, in_stock, confirmed_at)
		SELECT seller_keys.key, 'offered', 'upgrade', snapshot.*
		FROM jsonb_populate_recordset(NULL::products, offers) AS product
		JOIN seller_keys ON seller_keys.owner_id = product.owner_id,
			price_snapshot(product) AS snapshot
		ORDER BY product.id;
	END IF;
END
$$;

-- products: AFTER INSERT, for each statement. What comes in hidden, because it waits, say, is hidden at once. The demonstration writes
-- the past of its offers itself.
CREATE OR REPLACE FUNCTION record_new_offers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	ids uuid[];
	kinds text[];
BEGIN
	IF price_way() <> 'demo' THEN
		SELECT array_agg(event.id ORDER BY event.id, event.place), array_agg(event.kind ORDER BY event.id, event.place) INTO ids, kinds
		FROM (
			SELECT id, 1, 'offered' FROM after
			UNION ALL
			SELECT id, 2, 'hidden' FROM after WHERE hidden OR asleep
		) AS event (id, place, kind);
		PERFORM write_price_events(ids, kinds, price_way());
	END IF;
	RETURN NULL;
END
$$;

-- products: AFTER UPDATE, for each statement. What changes nothing that events keep is no event.
-- The first of an offer that was there before events were written says how it was offered until then, or, where only the reading is new, is.
CREATE OR REPLACE FUNCTION record_changed_offers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	former jsonb;
	unrecorded uuid[];
	ids uuid[];
	kinds text[];
BEGIN
	WITH difference AS MATERIALIZED (
		SELECT after.id,
			(CASE WHEN before.discount THEN before.discount_price ELSE before.regular_price END, before.location, before.in_stock, before.unit)
				<> (CASE WHEN after.discount THEN after.discount_price ELSE after.regular_price END, after.location, after.in_stock, after.unit)
				OR lagos_day(after.price_confirmed_at) < lagos_day(before.price_confirmed_at) AS is_changed,
			(before.pack_kind, before.pack_size, before.pack_unit, before.comparable_quantity, before.comparable_unit, before.conversion,
				before.material_id, before.parameters, before.specification)
				IS DISTINCT FROM (after.pack_kind, after.pack_size, after.pack_unit, after.comparable_quantity, after.comparable_unit, after.conversion,
				after.material_id, after.parameters, after.specification) AS is_read_otherwise,
			lagos_day(after.price_confirmed_at) > lagos_day(before.price_confirmed_at) AS is_confirmed,
			before.hidden OR before.asleep AS was_away,
			after.hidden OR after.asleep AS is_away,
			NOT EXISTS (SELECT FROM price_events WHERE product_id = after.id) AS is_unrecorded
		FROM before JOIN after ON after.id = before.id
	), event (id, place, kind) AS (
		SELECT id, 1, CASE
			WHEN is_changed OR is_read_otherwise AND NOT is_unrecorded AND price_way() NOT IN ('system', 'upgrade', 'demo') THEN 'changed'
			WHEN is_unrecorded THEN NULL
			WHEN is_read_otherwise THEN 'reread'
			WHEN is_confirmed THEN 'confirmed'
		END FROM difference
		UNION ALL
		SELECT id, 2, CASE WHEN is_away THEN 'hidden' ELSE 'restored' END FROM difference
		WHERE CASE WHEN is_unrecorded THEN is_away ELSE was_away <> is_away END
	)
	SELECT
		(SELECT jsonb_agg(to_jsonb(before)) FROM before JOIN difference USING (id) WHERE is_unrecorded AND is_changed),
		(SELECT array_agg(id ORDER BY id) FROM difference WHERE is_unrecorded AND NOT is_changed),
		array_agg(id ORDER BY id, place), array_agg(kind ORDER BY id, place)
	INTO former, unrecorded, ids, kinds
	FROM event WHERE kind IS NOT NULL;
	PERFORM write_first_events(former);
	PERFORM write_price_events(unrecorded, ARRAY(SELECT 'offered' FROM unnest(unrecorded)), 'upgrade');
	PERFORM write_price_events(ids, kinds, price_way());
	RETURN NULL;
END
$$;

-- products: AFTER DELETE, for each statement. The last that is known of an offer is what it was withdrawn as, under the key that its events have.
CREATE OR REPLACE FUNCTION record_withdrawn_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_first_events((
		SELECT jsonb_agg(to_jsonb(before)) FROM before WHERE NOT EXISTS (SELECT FROM price_events WHERE product_id = before.id)
	));
	INSERT INTO price_events (seller_key, kind, way, product_id, price, unit, pack_kind, pack_size, pack_unit, comparable_quantity,
		comparable_unit, conversion, material_id, parameters, specification, state, in_stock, confirmed_at)
	SELECT last.seller_key, 'withdrawn', price_way(), last.product_id, last.price, last.unit, last.pack_kind, last.pack_size, last.pack_unit,
		last.comparable_quantity, last.comparable_unit, last.conversion, last.material_id, last.parameters, last.specification, last.state,
		last.in_stock, last.confirmed_at
	FROM before, LATERAL (SELECT * FROM price_events WHERE product_id = before.id ORDER BY id DESC LIMIT 1) AS last
	ORDER BY before.id;
	RETURN NULL;
END
$$;

-- What is proved of a seller now that was not, or the other way round. Who has confirmed the phone of another is the same seller as that one.
CREATE OR REPLACE FUNCTION write_seller_events(seller uuid, had_email boolean, had_phone boolean, had_business boolean) RETURNS void
	LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO seller_events (seller_key, kind, proof)
	SELECT seller_keys.key, CASE WHEN proof.has THEN 'verified' ELSE 'unverified' END, proof.name
	FROM seller_keys JOIN users ON users.id = seller_keys.owner_id, LATERAL (VALUES
		(1, 'email', had_email, users.email_verified),
		(2, 'phone', had_phone, users.phone_confirmed_at IS NOT NULL),
		(3, 'business', had_business, users.business_checked_at IS NOT NULL)
	) AS proof (place, name, had, has)
	WHERE users.id = seller AND proof.had <> proof.has
	ORDER BY proof.place;

	INSERT INTO seller_events (seller_key, kind, proof, into_key)
	SELECT seller_keys.key, 'merged', 'phone', first.key
	FROM seller_keys JOIN users ON users.id = seller_keys.owner_id, LATERAL (
		SELECT others_key.key FROM users AS other JOIN seller_keys AS others_key ON others_key.owner_id = other.id
		WHERE other.mobile_number = users.mobile_number AND other.phone_confirmed_at IS NOT NULL AND other.id <> users.id
		ORDER BY other.phone_confirmed_at, other.id LIMIT 1
	) AS first
	WHERE users.id = seller AND NOT had_phone AND users.phone_confirmed_at IS NOT NULL;
END
$$;

-- By which registration number a seller is checked; what was sent after a check does not change it.
CREATE OR REPLACE FUNCTION checked_number(business business_checks) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT CASE WHEN business.state = 'approved' THEN business.cac_number ELSE business.former_number END
$$;

-- Who is checked by the registration number of another is the same seller as that one.
CREATE OR REPLACE FUNCTION merge_registered_seller(seller uuid) RETURNS void LANGUAGE sql AS $$
	INSERT INTO seller_events (seller_key, kind, proof, into_key)
	SELECT seller_keys.key, 'merged', 'business', first.key
	FROM business_checks AS own JOIN users ON users.id = own.user_id JOIN seller_keys ON seller_keys.owner_id = own.user_id, LATERAL (
		SELECT others_key.key FROM business_checks AS other
		JOIN users AS others_account ON others_account.id = other.user_id JOIN seller_keys AS others_key ON others_key.owner_id = other.user_id
		WHERE checked_number(other) = checked_number(own) AND checked_number(own) <> '' AND other.user_id <> own.user_id
			AND (other.state = 'approved' OR others_account.business_checked_at IS NOT NULL)
		ORDER BY other.decided_at, other.user_id LIMIT 1
	) AS first
	WHERE own.user_id = seller AND (own.state = 'approved' OR users.business_checked_at IS NOT NULL)
$$;

-- business_checks: AFTER UPDATE OF state, for each row that is approved.
CREATE OR REPLACE FUNCTION record_checked_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM merge_registered_seller(NEW.user_id);
	RETURN NULL;
END
$$;

-- seller_keys: AFTER INSERT, for each row.
CREATE OR REPLACE FUNCTION record_new_seller() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_seller_events(NEW.owner_id, false, false, false);
	PERFORM merge_registered_seller(NEW.owner_id);
	RETURN NULL;
END
$$;

-- users: AFTER UPDATE OF email_verified, phone_confirmed_at, business_checked_at, for each row where one of them came or went.
CREATE OR REPLACE FUNCTION record_proved_seller() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_seller_events(OLD.id, OLD.email_verified, OLD.phone_confirmed_at IS NOT NULL, OLD.business_checked_at IS NOT NULL);
	RETURN NULL;
END
$$;

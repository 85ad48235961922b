-- version: 5
-- What saved searches have yet to be asked for (docs/product.md 21.2). A repeatable migration. The triggers are in
-- drizzle/0033_saved_searches.sql.

-- products, listings: AFTER INSERT, for each statement, with the new rows as `written`.
CREATE OR REPLACE FUNCTION note_new_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO fresh_offers (kind, offer_id) SELECT TG_TABLE_NAME, id FROM written WHERE NOT hidden;
	RETURN NULL;
END
$$;

-- products, listings: AFTER UPDATE, for each row that came online and had waited to.
CREATE OR REPLACE FUNCTION note_released_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO fresh_offers (kind, offer_id) VALUES (TG_TABLE_NAME, NEW.id);
	RETURN NULL;
END
$$;

-- products: AFTER UPDATE, for each visible row whose buyers pay less than before.
CREATE OR REPLACE FUNCTION note_cheaper_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO fresh_offers (kind, offer_id, was_price)
	VALUES ('products', NEW.id, CASE WHEN OLD.discount THEN OLD.discount_price ELSE OLD.regular_price END);
	RETURN NULL;
END
$$;

-- listings: the same, by the price that lists compare. A month's rent is not less than the price of the whole home.
CREATE OR REPLACE FUNCTION note_cheaper_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.type = OLD.type THEN
		INSERT INTO fresh_offers (kind, offer_id, was_price) VALUES ('listings', NEW.id, OLD.comparable_price);
	END IF;
	RETURN NULL;
END
$$;

-- listings: AFTER UPDATE, for each visible row whose price, term or fees are others, and which costs less to move in than before, or of which
-- that was not known. By its price alone it is no news.
CREATE OR REPLACE FUNCTION note_cheaper_move_in() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was bigint := coalesce(move_in_cost(OLD), 9000000000000000);
BEGIN
	IF move_in_cost(NEW) < was THEN
		INSERT INTO fresh_offers (kind, offer_id, was_price, was_move_in) VALUES ('listings', NEW.id, OLD.comparable_price, was);
	END IF;
	RETURN NULL;
END
$$;

-- search_alerts: AFTER DELETE, for each row. What it has found goes soon after (`forgetFinds`): of a broad search that is much.
CREATE OR REPLACE FUNCTION forget_alert_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO forgotten_alerts (alert_id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;

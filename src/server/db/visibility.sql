-- version: 5
-- The functions behind the triggers of visibility and of ratings, as they are now. A repeatable migration: it is applied again
-- whenever this file changes (docs/operations.md, Upgrade of the database). The triggers themselves are in drizzle/0005_trust.sql.

-- products, listings, reviews: BEFORE INSERT OR UPDATE OF hidden, hidden_reason, waiting_for, for each row.
-- A row is hidden for a reason of its own, while it waits to come online, or because its owner's account is. Reading the owner's row FOR SHARE makes a row that is
-- inserted while its owner is being hidden wait, and come out hidden too.
CREATE OR REPLACE FUNCTION sync_visibility() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	owner uuid;
	owner_hidden boolean;
BEGIN
	-- Whatever its owner's account is. Whoever lets others' rows wait locks none of their accounts.
	IF NEW.hidden_reason IS NOT NULL OR NEW.waiting_for IS NOT NULL THEN
		NEW.hidden := true;
		RETURN NEW;
	END IF;
	IF TG_TABLE_NAME = 'reviews' THEN
		owner := NEW.author_id;
	ELSE
		owner := NEW.owner_id;
	END IF;
	SELECT hidden INTO owner_hidden FROM users WHERE id = owner FOR SHARE;
	NEW.hidden := coalesce(owner_hidden, false);
	RETURN NEW;
END
$$;

-- Hides or shows at most so many of an owner's products and at most so many of their listings, as the owner's account says now.
-- Answers whether that was all; then the owner is not unsettled any more. Whoever hides or shows the account waits meanwhile, and
-- so do others who settle it, so that the last of them sees how it ended. The trigger on each row derives `hidden` once more.
CREATE OR REPLACE FUNCTION settle_visibility(owner uuid, most integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	owner_hidden boolean;
	settled_products integer;
	settled_listings integer;
BEGIN
	SELECT hidden INTO owner_hidden FROM users WHERE id = owner FOR SHARE;
	PERFORM FROM unsettled_owners WHERE owner_id = owner FOR UPDATE;
	UPDATE products SET hidden = owner_hidden WHERE id = ANY (ARRAY(
		SELECT id FROM products
		WHERE owner_id = owner AND hidden = (NOT owner_hidden) AND (owner_hidden OR coalesce(hidden_reason, waiting_for::text) IS NULL) LIMIT most
	));
	GET DIAGNOSTICS settled_products = ROW_COUNT;
	UPDATE listings SET hidden = owner_hidden WHERE id = ANY (ARRAY(
		SELECT id FROM listings
		WHERE owner_id = owner AND hidden = (NOT owner_hidden) AND (owner_hidden OR coalesce(hidden_reason, waiting_for::text) IS NULL) LIMIT most
	));
	GET DIAGNOSTICS settled_listings = ROW_COUNT;
	IF greatest(settled_products, settled_listings) = most THEN
		RETURN false;
	END IF;
	DELETE FROM unsettled_owners WHERE owner_id = owner;
	RETURN true;
END
$$;

-- users: AFTER UPDATE OF hidden_reason, suspended_reason, for each row whose `hidden` changed.
-- A shop of the usual size is settled at once, and all reviews are, whose stars are counted where they are hidden. The rest of a
-- large shop is the job's, `settle-visibility`; until it is done no list has any of it.
CREATE OR REPLACE FUNCTION sync_owner_visibility() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT settle_visibility(NEW.id, 500) THEN
		INSERT INTO unsettled_owners (owner_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
	END IF;
	UPDATE reviews SET hidden = NEW.hidden WHERE author_id = NEW.id;
	RETURN NULL;
END
$$;

-- reviews: AFTER INSERT OR DELETE OR UPDATE OF rating, seller_id, hidden, hidden_reason, waiting_for, for each row.
-- A seller's rating, counted where reviews are written: right under concurrent writes, free to read. Hidden reviews do not count.
CREATE OR REPLACE FUNCTION count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' AND NOT OLD.hidden THEN
		UPDATE users SET review_count = review_count - 1, rating_total = rating_total - OLD.rating WHERE id = OLD.seller_id;
	END IF;
	IF TG_OP <> 'DELETE' AND NOT NEW.hidden THEN
		UPDATE users SET review_count = review_count + 1, rating_total = rating_total + NEW.rating WHERE id = NEW.seller_id;
	END IF;
	RETURN NULL;
END
$$;

-- version: 3
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

-- users: AFTER UPDATE OF hidden_reason, suspended_reason, for each row whose `hidden` changed.
CREATE OR REPLACE FUNCTION sync_owner_visibility() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE products SET hidden = NEW.hidden WHERE owner_id = NEW.id;
	UPDATE listings SET hidden = NEW.hidden WHERE owner_id = NEW.id;
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

-- version: 3
-- How old a price is (docs/product.md 19.1), and when a home was confirmed (21.3), as far as triggers keep it. A repeatable migration. The triggers
-- are in drizzle/0022_fresh_prices.sql and 0034_homes_that_exist.sql; what it means to lists is in search/.

-- products: BEFORE UPDATE, for each row whose price changed and that says nothing of a confirmation: the form does
-- not. Whoever changes a price confirms it. The other trigger fires after this one, by its name.
CREATE OR REPLACE FUNCTION confirm_changed_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.price_confirmed_at := now();
	RETURN NEW;
END
$$;

-- products: BEFORE UPDATE, for each row that is confirmed later than before. Reminders are counted anew, and what sleeps wakes.
CREATE OR REPLACE FUNCTION wake_confirmed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.price_reminders := 0;
	NEW.asleep := false;
	RETURN NEW;
END
$$;

-- listings: BEFORE UPDATE, for each row whose price changed, or whether it can be had: that confirms it. The other trigger fires after this one,
-- by its name.
CREATE OR REPLACE FUNCTION confirm_changed_home() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.availability <> NEW.availability THEN
		NEW.availability_since := now();
	END IF;
	IF OLD.confirmed_at = NEW.confirmed_at THEN
		NEW.confirmed_at := now();
	END IF;
	RETURN NEW;
END
$$;

-- listings: BEFORE UPDATE, for each row that is confirmed later than before. Reminders are counted anew, and what sleeps wakes.
CREATE OR REPLACE FUNCTION wake_confirmed_home() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.reminders := 0;
	NEW.asleep := false;
	RETURN NEW;
END
$$;

-- version: 1
-- How old a price is (docs/product.md 19.1), as far as triggers keep it. A repeatable migration. The triggers are in
-- drizzle/0022_fresh_prices.sql; what it means to lists is in search/searchable-products.sql.

-- products: BEFORE UPDATE, for each row whose price changed and that says nothing of a confirmation: the form, a file and the release before
-- do not. Whoever changes a price confirms it. The other trigger fires after this one, by its name.
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

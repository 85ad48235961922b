-- version: 1
-- The function behind the trigger that has products read again, as it is now. A repeatable migration: it is applied again whenever this
-- file changes (docs/operations.md, Upgrade of the database). The trigger is in drizzle/0019_packs_and_readings.sql.

-- products: BEFORE UPDATE, for each row whose texts changed and whose reading did not. What is read of a product rests on its texts:
-- whoever changes them, also a release that knows of no reading, has it read again by the job `read-offers`.
CREATE OR REPLACE FUNCTION unread_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.reader_version := 0;
	RETURN NEW;
END
$$;

-- Nothing asks for it any more; an import writes it no longer.
DROP INDEX "searchable_products_words";--> statement-breakpoint
-- Homes are counted where they are written, by whatever release and road. The functions are in src/server/db/search/home-counts.sql.
CREATE FUNCTION count_listed_homes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER listings_counted_on_insert AFTER INSERT ON listings
	REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_listed_homes();--> statement-breakpoint
CREATE TRIGGER listings_counted_on_update AFTER UPDATE ON listings
	REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_listed_homes();--> statement-breakpoint
CREATE TRIGGER listings_counted_on_delete AFTER DELETE ON listings
	REFERENCING OLD TABLE AS replaced FOR EACH STATEMENT EXECUTE FUNCTION count_listed_homes();

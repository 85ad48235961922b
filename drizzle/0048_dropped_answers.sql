CREATE UNLOGGED TABLE "dropped_answers" (
	"writer" xid8 PRIMARY KEY DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
-- What is written, by whatever release and road, takes along what instances keep of it: one message a transaction, at its commit. The functions are
-- in src/server/db/dropped-answers.sql.
CREATE FUNCTION tell_dropped_answers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION drop_product_answers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION drop_product_image_answers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION drop_listing_answers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION drop_listing_image_answers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION drop_sunk_product_answers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION drop_sunk_listing_answers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION drop_price_event_answers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION drop_seller_answers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION drop_shop_answers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION drop_review_answers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION drop_image_answers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION drop_all_answers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION drop_word_answers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER dropped_answers_told AFTER INSERT ON dropped_answers DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION tell_dropped_answers();--> statement-breakpoint
CREATE TRIGGER products_answers_on_insert AFTER INSERT ON products REFERENCING NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_product_answers();--> statement-breakpoint
CREATE TRIGGER products_answers_on_update AFTER UPDATE ON products REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_product_answers();--> statement-breakpoint
CREATE TRIGGER products_answers_on_delete AFTER DELETE ON products REFERENCING OLD TABLE AS before
	FOR EACH STATEMENT EXECUTE FUNCTION drop_product_answers();--> statement-breakpoint
CREATE TRIGGER product_images_answers_on_insert AFTER INSERT ON product_images REFERENCING NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_product_image_answers();--> statement-breakpoint
CREATE TRIGGER product_images_answers_on_update AFTER UPDATE ON product_images REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_product_image_answers();--> statement-breakpoint
CREATE TRIGGER product_images_answers_on_delete AFTER DELETE ON product_images REFERENCING OLD TABLE AS before
	FOR EACH STATEMENT EXECUTE FUNCTION drop_product_image_answers();--> statement-breakpoint
CREATE TRIGGER listings_answers_on_insert AFTER INSERT ON listings REFERENCING NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_listing_answers();--> statement-breakpoint
CREATE TRIGGER listings_answers_on_update AFTER UPDATE ON listings REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_listing_answers();--> statement-breakpoint
CREATE TRIGGER listings_answers_on_delete AFTER DELETE ON listings REFERENCING OLD TABLE AS before
	FOR EACH STATEMENT EXECUTE FUNCTION drop_listing_answers();--> statement-breakpoint
CREATE TRIGGER listing_images_answers_on_insert AFTER INSERT ON listing_images REFERENCING NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_listing_image_answers();--> statement-breakpoint
CREATE TRIGGER listing_images_answers_on_update AFTER UPDATE ON listing_images REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_listing_image_answers();--> statement-breakpoint
CREATE TRIGGER listing_images_answers_on_delete AFTER DELETE ON listing_images REFERENCING OLD TABLE AS before
	FOR EACH STATEMENT EXECUTE FUNCTION drop_listing_image_answers();--> statement-breakpoint
CREATE TRIGGER searchable_products_answers_on_update AFTER UPDATE ON searchable_products REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_sunk_product_answers();--> statement-breakpoint
CREATE TRIGGER searchable_listings_answers_on_update AFTER UPDATE ON searchable_listings REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_sunk_listing_answers();--> statement-breakpoint
CREATE TRIGGER price_events_answers_on_insert AFTER INSERT ON price_events REFERENCING NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_price_event_answers();--> statement-breakpoint
CREATE TRIGGER users_answers_on_update AFTER UPDATE ON users REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_seller_answers();--> statement-breakpoint
CREATE TRIGGER users_answers_on_delete AFTER DELETE ON users REFERENCING OLD TABLE AS before
	FOR EACH STATEMENT EXECUTE FUNCTION drop_seller_answers();--> statement-breakpoint
CREATE TRIGGER shops_answers_on_insert AFTER INSERT ON shops REFERENCING NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_shop_answers();--> statement-breakpoint
CREATE TRIGGER shops_answers_on_update AFTER UPDATE ON shops REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_shop_answers();--> statement-breakpoint
CREATE TRIGGER shops_answers_on_delete AFTER DELETE ON shops REFERENCING OLD TABLE AS before
	FOR EACH STATEMENT EXECUTE FUNCTION drop_shop_answers();--> statement-breakpoint
CREATE TRIGGER shop_slugs_answers_on_insert AFTER INSERT ON shop_slugs REFERENCING NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_shop_answers();--> statement-breakpoint
CREATE TRIGGER shop_slugs_answers_on_update AFTER UPDATE ON shop_slugs REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_shop_answers();--> statement-breakpoint
CREATE TRIGGER shop_slugs_answers_on_delete AFTER DELETE ON shop_slugs REFERENCING OLD TABLE AS before
	FOR EACH STATEMENT EXECUTE FUNCTION drop_shop_answers();--> statement-breakpoint
CREATE TRIGGER reviews_answers_on_insert AFTER INSERT ON reviews REFERENCING NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_review_answers();--> statement-breakpoint
CREATE TRIGGER reviews_answers_on_update AFTER UPDATE ON reviews REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_review_answers();--> statement-breakpoint
CREATE TRIGGER reviews_answers_on_delete AFTER DELETE ON reviews REFERENCING OLD TABLE AS before
	FOR EACH STATEMENT EXECUTE FUNCTION drop_review_answers();--> statement-breakpoint
CREATE TRIGGER contacted_sellers_answers_on_update AFTER UPDATE ON contacted_sellers REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_review_answers();--> statement-breakpoint
CREATE TRIGGER contacted_sellers_answers_on_delete AFTER DELETE ON contacted_sellers REFERENCING OLD TABLE AS before
	FOR EACH STATEMENT EXECUTE FUNCTION drop_review_answers();--> statement-breakpoint
CREATE TRIGGER images_answers_on_update AFTER UPDATE ON images REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_image_answers();--> statement-breakpoint
CREATE TRIGGER unsettled_owners_answers_on_insert AFTER INSERT ON unsettled_owners REFERENCING NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_all_answers();--> statement-breakpoint
CREATE TRIGGER unsettled_owners_answers_on_delete AFTER DELETE ON unsettled_owners REFERENCING OLD TABLE AS before
	FOR EACH STATEMENT EXECUTE FUNCTION drop_all_answers();--> statement-breakpoint
CREATE TRIGGER added_words_answers_on_insert AFTER INSERT ON added_words REFERENCING NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_word_answers();--> statement-breakpoint
CREATE TRIGGER added_words_answers_on_update AFTER UPDATE ON added_words REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_word_answers();--> statement-breakpoint
CREATE TRIGGER added_words_answers_on_delete AFTER DELETE ON added_words REFERENCING OLD TABLE AS before
	FOR EACH STATEMENT EXECUTE FUNCTION drop_word_answers();--> statement-breakpoint
CREATE TRIGGER search_words_answers_on_insert AFTER INSERT ON search_words REFERENCING NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_word_answers();--> statement-breakpoint
CREATE TRIGGER search_words_answers_on_update AFTER UPDATE ON search_words REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_word_answers();

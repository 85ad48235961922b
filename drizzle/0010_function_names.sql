-- Triggers find their functions by identity, not by name: a release that is still running goes on as it was.
-- What the functions do stands in src/server/db/search/search.sql and src/server/db/visibility.sql.
ALTER FUNCTION settle_hidden() RENAME TO sync_visibility;--> statement-breakpoint
ALTER FUNCTION settle_hidden_of_owner() RENAME TO sync_owner_visibility;--> statement-breakpoint
ALTER FUNCTION keep_searchable_listings() RENAME TO sync_searchable_listings;--> statement-breakpoint
ALTER FUNCTION learn_product_words() RENAME TO add_product_words;--> statement-breakpoint
ALTER FUNCTION learn_listing_words() RENAME TO add_listing_words;

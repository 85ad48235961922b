-- What the price index stores drops what instances keep of it (docs/decisions/0143). The function is in src/server/db/dropped-answers.sql.
CREATE FUNCTION drop_index_answers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER index_runs_answers_on_insert AFTER INSERT ON index_runs REFERENCING NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_index_answers();--> statement-breakpoint
CREATE TRIGGER index_reviews_answers_on_insert AFTER INSERT ON index_reviews REFERENCING NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION drop_index_answers();

-- A home that can be had again is new to the saved searches (docs/product.md 21.2), by whatever release and road.
CREATE TRIGGER listings_available_again_noted AFTER UPDATE ON listings FOR EACH ROW
	WHEN (
		NOT NEW.hidden
		AND OLD.availability NOT IN ('available', 'under-offer') AND NEW.availability IN ('available', 'under-offer')
	)
	EXECUTE FUNCTION note_released_offer();--> statement-breakpoint
-- "3 bed room flat" was taken for a room: the job that guesses does so again.
UPDATE listings SET guessed = false WHERE kind = 'room' AND kind_guessed;

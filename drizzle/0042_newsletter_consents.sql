CREATE TABLE "newsletter_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscriber_id" uuid NOT NULL,
	"given" boolean NOT NULL,
	"version" text NOT NULL,
	"way" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fresh_offers" ADD COLUMN "was_move_in" bigint;--> statement-breakpoint
ALTER TABLE "saved_offers" ADD COLUMN "move_in" bigint;--> statement-breakpoint
CREATE INDEX "newsletter_consents_subscriber" ON "newsletter_consents" USING btree ("subscriber_id");--> statement-breakpoint
-- By whatever release and road. The functions are in src/server/db/consents.sql and fresh-offers.sql.
CREATE FUNCTION record_newsletter_consent() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION keep_newsletter_consent() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN OLD; END $$;--> statement-breakpoint
CREATE FUNCTION note_cheaper_move_in() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_consents AFTER UPDATE OR DELETE ON newsletter_subscribers FOR EACH ROW
	EXECUTE FUNCTION record_newsletter_consent();--> statement-breakpoint
CREATE TRIGGER newsletter_consents_stay BEFORE UPDATE OR TRUNCATE ON newsletter_consents FOR EACH STATEMENT
	EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER newsletter_consents_kept BEFORE DELETE ON newsletter_consents FOR EACH ROW EXECUTE FUNCTION keep_newsletter_consent();--> statement-breakpoint
CREATE TRIGGER listings_move_in_noted AFTER UPDATE ON listings FOR EACH ROW
	WHEN (
		NOT OLD.hidden AND NOT NEW.hidden AND OLD.type = NEW.type
		AND (OLD.regular_price, OLD.offer, OLD.discount_price, OLD.rent_period, OLD.minimum_term, OLD.agency_fee, OLD.legal_fee, OLD.caution_fee,
				OLD.service_fee)
			IS DISTINCT FROM (NEW.regular_price, NEW.offer, NEW.discount_price, NEW.rent_period, NEW.minimum_term, NEW.agency_fee, NEW.legal_fee,
				NEW.caution_fee, NEW.service_fee)
	)
	EXECUTE FUNCTION note_cheaper_move_in();

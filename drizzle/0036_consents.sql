CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"consent" text NOT NULL,
	"given" boolean NOT NULL,
	"version" text NOT NULL,
	"way" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "consents_consent" CHECK ("consents"."consent" IN ('terms', 'weekly-mail', 'one-mail', 'daily-mail', 'weekly-alerts', 'push'))
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "price_events_seller" ON "price_events" USING btree ("seller_key","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "seller_events_seller" ON "seller_events" USING btree ("seller_key","id");--> statement-breakpoint
-- Consents are recorded by whatever release and road they are given. The functions are in src/server/db/consents.sql.
CREATE FUNCTION record_sign_up() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION record_weekly_mail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION record_alert_consent() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION keep_consent() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN OLD; END $$;--> statement-breakpoint
CREATE TRIGGER users_consents AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION record_sign_up();--> statement-breakpoint
CREATE TRIGGER users_weekly_mail_consents AFTER UPDATE ON users FOR EACH ROW
	WHEN ((OLD.digest_off, OLD.price_reminders_off) IS DISTINCT FROM (NEW.digest_off, NEW.price_reminders_off))
	EXECUTE FUNCTION record_weekly_mail();--> statement-breakpoint
CREATE TRIGGER search_alerts_consents AFTER INSERT OR UPDATE OR DELETE ON search_alerts FOR EACH ROW
	EXECUTE FUNCTION record_alert_consent();--> statement-breakpoint
CREATE TRIGGER consents_stay BEFORE UPDATE OR TRUNCATE ON consents FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER consents_kept BEFORE DELETE ON consents FOR EACH ROW EXECUTE FUNCTION keep_consent();

-- version: 2
-- The functions behind the triggers that record consents, as they are now (docs/product.md 21.7). A repeatable migration: it is applied again
-- whenever this file changes (docs/operations.md, Upgrade of the database). The triggers themselves are in drizzle/0036_consents.sql and
-- drizzle/0042_newsletter_consents.sql.

-- The version of the text that asks for a consent (`CONSENT_TEXTS`).
CREATE OR REPLACE FUNCTION consent_version(asked text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT '2026-11-23'
$$;

-- Nothing where the account is being deleted, or there is none.
CREATE OR REPLACE FUNCTION record_consent(person uuid, asked text, is_given boolean, detail text) RETURNS void LANGUAGE sql AS $$
	INSERT INTO consents (user_id, consent, given, version, way, about)
	SELECT id, asked, is_given, consent_version(asked), coalesce(nullif(current_setting('adlm.consent_way', true), ''), 'system'), detail
	FROM users WHERE id = person
$$;

-- users: AFTER INSERT FOR EACH ROW. Signing up is by the form, whichever proves the address.
CREATE OR REPLACE FUNCTION record_sign_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO consents (user_id, consent, given, version, way) VALUES (NEW.id, 'terms', true, consent_version('terms'), 'form');
	RETURN NULL;
END
$$;

-- users: AFTER UPDATE FOR EACH ROW, WHEN other parts of the weekly mail are stopped. Withdrawn once it is all of them.
CREATE OR REPLACE FUNCTION record_weekly_mail() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	stopped text[] := NEW.digest_off || CASE WHEN NEW.price_reminders_off THEN '{prices}'::text[] ELSE '{}' END;
BEGIN
	PERFORM record_consent(NEW.id, 'weekly-mail', NOT ('all' = ANY (stopped) AND 'prices' = ANY (stopped)), array_to_string(stopped, ', '));
	RETURN NULL;
END
$$;

-- What a saved search may do: nothing while it is paused, or nobody has confirmed its address.
CREATE OR REPLACE FUNCTION alert_consent(alert search_alerts) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN alert.confirmed_at IS NOT NULL AND alert.paused_at IS NULL THEN
		CASE alert.way WHEN 'once' THEN 'one-mail' WHEN 'daily' THEN 'daily-mail' WHEN 'weekly' THEN 'weekly-alerts' ELSE alert.way END END
$$;

-- search_alerts: AFTER INSERT OR UPDATE OR DELETE FOR EACH ROW.
CREATE OR REPLACE FUNCTION record_alert_consent() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was text := CASE WHEN TG_OP <> 'INSERT' AND OLD.user_id IS NOT NULL THEN alert_consent(OLD) END;
	now_is text := CASE WHEN TG_OP <> 'DELETE' AND NEW.user_id IS NOT NULL THEN alert_consent(NEW) END;
BEGIN
	IF was IS DISTINCT FROM now_is THEN
		IF was IS NOT NULL THEN PERFORM record_consent(OLD.user_id, was, false, OLD.id::text); END IF;
		IF now_is IS NOT NULL THEN PERFORM record_consent(NEW.user_id, now_is, true, NEW.id::text); END IF;
	END IF;
	RETURN NULL;
END
$$;

-- consents: BEFORE DELETE FOR EACH ROW. They go with the account, and not before.
CREATE OR REPLACE FUNCTION keep_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM users WHERE id = OLD.user_id) THEN
		RAISE EXCEPTION 'DELETE of consents is refused: what is written there stays' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN OLD;
END
$$;

-- newsletter_subscribers: AFTER UPDATE OR DELETE FOR EACH ROW. Given by confirming the address, withdrawn by leaving.
CREATE OR REPLACE FUNCTION record_newsletter_consent() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was_given boolean := OLD.confirmed_at IS NOT NULL;
	is_given boolean := TG_OP <> 'DELETE' AND NEW.confirmed_at IS NOT NULL;
BEGIN
	IF was_given <> is_given THEN
		INSERT INTO newsletter_consents (subscriber_id, given, version, way) VALUES (OLD.id, is_given, consent_version('newsletter'),
			coalesce(nullif(current_setting('adlm.consent_way', true), ''), 'system'));
	END IF;
	RETURN NULL;
END
$$;

-- newsletter_consents: BEFORE DELETE FOR EACH ROW. They stay as long as the subscriber does.
CREATE OR REPLACE FUNCTION keep_newsletter_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM newsletter_subscribers WHERE id = OLD.subscriber_id) THEN
		RAISE EXCEPTION 'DELETE of newsletter_consents is refused: what is written there stays' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN OLD;
END
$$;

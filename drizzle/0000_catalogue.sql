CREATE TYPE "public"."category" AS ENUM('concrete', 'formwork', 'reinforcement', 'blockwork', 'finishes', 'openings', 'roofing', 'electrical', 'mechanical');--> statement-breakpoint
CREATE TYPE "public"."image_purpose" AS ENUM('product', 'listing', 'avatar');--> statement-breakpoint
CREATE TYPE "public"."listing_type" AS ENUM('rent', 'sale');--> statement-breakpoint
CREATE TYPE "public"."product_type" AS ENUM('Material', 'Labour');--> statement-breakpoint
CREATE TYPE "public"."rent_period" AS ENUM('month', 'year');--> statement-breakpoint
CREATE TYPE "public"."state" AS ENUM('Abia', 'Adamawa', 'Akwa Ibom', 'Anambra', 'Bauchi', 'Bayelsa', 'Benue', 'Borno', 'Cross River', 'Delta', 'Ebonyi', 'Edo', 'Ekiti', 'Enugu', 'Gombe', 'Imo', 'Jigawa', 'Kaduna', 'Kano', 'Katsina', 'Kebbi', 'Kogi', 'Kwara', 'Lagos', 'Nasarawa', 'Niger', 'Ogun', 'Ondo', 'Osun', 'Oyo', 'Plateau', 'Rivers', 'Sokoto', 'Taraba', 'Yobe', 'Zamfara', 'FCT');--> statement-breakpoint
CREATE TYPE "public"."unit" AS ENUM('nr', 'bags', 'tonnes', 'm', 'm2', 'm3');--> statement-breakpoint
-- Search. A text becomes plain words: accents and case go, everything that is neither letter nor digit parts words (so that %, _, \,
-- quotes, emoji and the parser's own ideas of file names and hosts mean nothing), and so does the border between a number
-- and its unit: 12mm, 12 mm and 60×60, 60 x 60 are the same.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "unaccent";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "fuzzystrmatch";--> statement-breakpoint
CREATE FUNCTION plain_words(typed text) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN trim(regexp_replace(regexp_replace(regexp_replace(
		lower(unaccent('unaccent'::regdictionary, translate(typed, '×', 'x'))),
		'([[:digit:]])([[:alpha:]])', '\1 \2', 'g'), '([[:alpha:]])([[:digit:]])', '\1 \2', 'g'), '[^[:alnum:]]+', ' ', 'g'));--> statement-breakpoint
-- Each word as it stands, for prefixes and exact matches, and its English stem, for "blocks" and "block".
CREATE FUNCTION search_vector(written text) RETURNS tsvector
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN to_tsvector('simple', plain_words(written)) || to_tsvector('english', plain_words(written));--> statement-breakpoint
-- The cast from an enum is only STABLE for PostgreSQL, because a label can be renamed; ours are not.
CREATE FUNCTION state_name(place state) RETURNS text
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN CASE place WHEN 'FCT' THEN 'FCT Abuja' ELSE coalesce(place::text, '') END;--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"bio" text DEFAULT '' NOT NULL,
	"store_address" text DEFAULT '' NOT NULL,
	"mobile_number" text,
	"review_count" integer DEFAULT 0 NOT NULL,
	"rating_total" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_name_length" CHECK (char_length("users"."name") BETWEEN 3 AND 30),
	CONSTRAINT "users_bio_length" CHECK (char_length("users"."bio") BETWEEN 0 AND 1000),
	CONSTRAINT "users_store_address_length" CHECK (char_length("users"."store_address") BETWEEN 0 AND 200),
	CONSTRAINT "users_mobile_number_form" CHECK ("users"."mobile_number" ~ '^[+]234[789][01][0-9]{8}$'),
	CONSTRAINT "users_ratings" CHECK ("users"."rating_total" BETWEEN "users"."review_count" AND 5 * "users"."review_count")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" "image_purpose" NOT NULL,
	"url" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"widths" integer[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_url_unique" UNIQUE("url"),
	CONSTRAINT "images_size" CHECK ("images"."width" > 0 AND "images"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "listing_images" (
	"listing_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"image_id" uuid NOT NULL,
	CONSTRAINT "listing_images_listing_id_position_pk" PRIMARY KEY("listing_id","position"),
	CONSTRAINT "listing_images_position" CHECK ("listing_images"."position" BETWEEN 0 AND 5)
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"address" text NOT NULL,
	"state" "state",
	"area" text,
	"type" "listing_type" DEFAULT 'rent' NOT NULL,
	"rent_period" "rent_period" DEFAULT 'month' NOT NULL,
	"bedrooms" smallint DEFAULT 1 NOT NULL,
	"bathrooms" smallint DEFAULT 1 NOT NULL,
	"regular_price" bigint NOT NULL,
	"discount_price" bigint DEFAULT 0 NOT NULL,
	"comparable_price" bigint GENERATED ALWAYS AS (CASE WHEN "listings"."offer" THEN "listings"."discount_price" ELSE "listings"."regular_price" END / CASE WHEN "listings"."type" = 'rent' AND "listings"."rent_period" = 'year' THEN 12 ELSE 1 END) STORED NOT NULL,
	"offer" boolean DEFAULT false NOT NULL,
	"parking" boolean DEFAULT false NOT NULL,
	"furnished" boolean DEFAULT false NOT NULL,
	"import_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(search_vector("listings"."name"), 'A') || setweight(search_vector("listings"."address" || ' ' || coalesce("listings"."area", '') || ' ' || state_name("listings"."state")), 'B') || setweight(search_vector("listings"."description"), 'D')) STORED NOT NULL,
	CONSTRAINT "listings_name_length" CHECK (char_length("listings"."name") BETWEEN 10 AND 62),
	CONSTRAINT "listings_description_length" CHECK (char_length("listings"."description") BETWEEN 1 AND 5000),
	CONSTRAINT "listings_address_length" CHECK (char_length("listings"."address") BETWEEN 1 AND 200),
	CONSTRAINT "listings_area_length" CHECK (char_length("listings"."area") BETWEEN 1 AND 100),
	CONSTRAINT "listings_bedrooms" CHECK ("listings"."bedrooms" BETWEEN 1 AND 10),
	CONSTRAINT "listings_bathrooms" CHECK ("listings"."bathrooms" BETWEEN 1 AND 10),
	CONSTRAINT "listings_regular_price" CHECK ("listings"."regular_price" >= 1000 AND "listings"."regular_price" <= CASE WHEN "listings"."type" = 'sale' THEN 1000000000000 WHEN "listings"."rent_period" = 'year' THEN 100000000000 ELSE 100000000 END),
	CONSTRAINT "listings_discount_price" CHECK (CASE WHEN "listings"."offer" THEN "listings"."discount_price" >= 1000 AND "listings"."discount_price" < "listings"."regular_price" ELSE "listings"."discount_price" = 0 END)
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"product_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"image_id" uuid NOT NULL,
	CONSTRAINT "product_images_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "product_images_position" CHECK ("product_images"."position" BETWEEN 0 AND 9)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" "category" NOT NULL,
	"sub_categories" text[] NOT NULL,
	"type" "product_type" NOT NULL,
	"unit" "unit" NOT NULL,
	"location" "state" NOT NULL,
	"store_address" text NOT NULL,
	"mobile" text NOT NULL,
	"regular_price" bigint NOT NULL,
	"discount" boolean DEFAULT false NOT NULL,
	"discount_price" bigint DEFAULT 0 NOT NULL,
	"import_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (search_vector("products"."name")) STORED NOT NULL,
	CONSTRAINT "products_name_length" CHECK (char_length("products"."name") BETWEEN 10 AND 62),
	CONSTRAINT "products_description_length" CHECK (char_length("products"."description") BETWEEN 1 AND 5000),
	CONSTRAINT "products_store_address_length" CHECK (char_length("products"."store_address") BETWEEN 1 AND 200),
	CONSTRAINT "products_mobile_form" CHECK ("products"."mobile" ~ '^[+]234[789][01][0-9]{8}$'),
	CONSTRAINT "products_regular_price" CHECK ("products"."regular_price" BETWEEN 1000 AND 10000000000),
	CONSTRAINT "products_discount_price" CHECK (CASE WHEN "products"."discount" THEN "products"."discount_price" >= 1000 AND "products"."discount_price" < "products"."regular_price" ELSE "products"."discount_price" = 0 END),
	CONSTRAINT "products_sub_categories" CHECK (cardinality(sub_categories) > 0 AND CASE category WHEN 'concrete' THEN sub_categories <@ ARRAY['Cement', 'Sharp Sand', 'Granite'] WHEN 'formwork' THEN sub_categories <@ ARRAY['Hardwood', 'Nails'] WHEN 'reinforcement' THEN sub_categories <@ ARRAY['Reinforcement Bar', 'Binding Wire'] WHEN 'blockwork' THEN sub_categories <@ ARRAY['Sandcrete Block', 'Brickwall'] WHEN 'finishes' THEN sub_categories <@ ARRAY['Floor', 'Wall', 'Ceiling'] WHEN 'openings' THEN sub_categories <@ ARRAY['Windows', 'Door', 'Others'] WHEN 'roofing' THEN sub_categories <@ ARRAY['Roof Covering', 'Roof Members', 'Roof Accessories', 'Others'] WHEN 'electrical' THEN sub_categories <@ ARRAY['Cables', 'Cable Tray', 'Power Outlets', 'Lighting', 'Others'] WHEN 'mechanical' THEN sub_categories <@ ARRAY['Pipes', 'Fittings', 'Equipment', 'Others'] END)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"author_id" uuid,
	"name" text,
	"email" text,
	"rating" smallint NOT NULL,
	"comment" text NOT NULL,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" BETWEEN 1 AND 5),
	CONSTRAINT "reviews_comment_length" CHECK (char_length("reviews"."comment") BETWEEN 1 AND 2000),
	CONSTRAINT "reviews_reply_length" CHECK (char_length("reviews"."reply") BETWEEN 1 AND 2000),
	CONSTRAINT "reviews_not_of_oneself" CHECK ("reviews"."seller_id" <> "reviews"."author_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"source" text COLLATE "C" NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	CONSTRAINT "search_words_source_word_pk" PRIMARY KEY("source","word")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_images" ADD CONSTRAINT "listing_images_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_images" ADD CONSTRAINT "listing_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expiry" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "images_owner" ON "images" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "listing_images_image" ON "listing_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "listings_price" ON "listings" USING btree ("comparable_price","id");--> statement-breakpoint
CREATE INDEX "listings_type_newest" ON "listings" USING btree ("type","created_at","id");--> statement-breakpoint
CREATE INDEX "listings_type_price" ON "listings" USING btree ("type","comparable_price","id");--> statement-breakpoint
CREATE INDEX "listings_state_newest" ON "listings" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "listings_state_price" ON "listings" USING btree ("state","comparable_price","id");--> statement-breakpoint
CREATE INDEX "listings_owner" ON "listings" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "listings_search" ON "listings" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "listings_import_key" ON "listings" USING btree ("owner_id","import_key");--> statement-breakpoint
CREATE INDEX "product_images_image" ON "product_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id","type");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","created_at","id","location","type","sub_categories");--> statement-breakpoint
CREATE INDEX "products_location" ON "products" USING btree ("location","created_at","id","type");--> statement-breakpoint
CREATE INDEX "products_owner" ON "products" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "products_import_key" ON "products" USING btree ("owner_id","import_key");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_per_author" ON "reviews" USING btree ("seller_id","author_id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_author" ON "reviews" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- Levenshtein's, except that two letters that changed places are one mistake, as they are for the person who typed them.
CREATE FUNCTION typing_distance(word text, typed text) RETURNS integer
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN CASE
		WHEN levenshtein(word, typed) = 2 AND length(word) = length(typed)
			AND (SELECT array_agg(letter ORDER BY letter) FROM regexp_split_to_table(word, '') AS letter)
				= (SELECT array_agg(letter ORDER BY letter) FROM regexp_split_to_table(typed, '') AS letter)
		THEN 1
		ELSE levenshtein(word, typed)
	END;--> statement-breakpoint
-- One typed word, as a query: whole, as a prefix or by its stem; a number only whole, because 12 is not the beginning of 125. A word
-- that stands in no name may be a typing mistake, so the nearest words that do will do as well.
CREATE FUNCTION term_query(searched text, term text) RETURNS tsquery
	LANGUAGE plpgsql STABLE PARALLEL SAFE
	SET pg_trgm.similarity_threshold = 0.2
	SET client_min_messages = warning
	AS $$
DECLARE
	as_typed tsquery;
	nearest text;
BEGIN
	IF term ~ '^[[:digit:]]+$' THEN
		RETURN to_tsquery('simple', term);
	END IF;
	as_typed := to_tsquery('simple', term || ':*') || plainto_tsquery('english', term);
	IF term !~ '^[[:alpha:]]{4,40}$' OR EXISTS (
		SELECT FROM search_words
		WHERE source = searched AND (word LIKE term || '%' OR word = ANY (tsvector_to_array(to_tsvector('english', term))))
	) THEN
		RETURN as_typed;
	END IF;
	SELECT string_agg(word, ' | ') INTO nearest FROM (
		SELECT word FROM (
			SELECT word, distance, rank() OVER (ORDER BY distance) AS place FROM (
				SELECT word, typing_distance(word, term) AS distance FROM search_words
				WHERE source = searched AND word % term AND length(word) BETWEEN length(term) - 2 AND length(term) + 2
			) AS similar_words
			WHERE distance <= CASE WHEN length(term) < 5 THEN 1 ELSE 2 END
		) AS ranked
		WHERE place = 1 ORDER BY word LIMIT 8
	) AS corrections;
	RETURN CASE WHEN nearest IS NULL THEN as_typed ELSE as_typed || to_tsquery('simple', nearest) END;
END
$$;--> statement-breakpoint
-- Whether anything at all answers a query.
CREATE FUNCTION stands_somewhere(searched text, query tsquery) RETURNS boolean
	LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
	RETURN CASE searched
		WHEN 'products' THEN EXISTS (SELECT FROM products WHERE search @@ query)
		ELSE EXISTS (SELECT FROM listings WHERE search @@ query)
	END;
END
$$;--> statement-breakpoint
-- What somebody typed, as a query over search_vector: every word has to be there; where nothing has three or more words, every
-- word but one ("16 mm iron rod" where the rods are called local), which is never a number, because 12 mm is not nearly 16 mm;
-- words of one or two letters are then no beginnings. Stop words count only where there is nothing else ("bag of cement"). At
-- most twelve words of the first 200 characters are read.
CREATE FUNCTION search_query(searched text, typed text) RETURNS tsquery
	LANGUAGE plpgsql STABLE PARALLEL SAFE
	SET client_min_messages = warning
	AS $$
DECLARE
	terms text[];
	meaningful text[];
	queries tsquery[];
	every_word tsquery;
	all_but_one tsquery;
	others tsquery;
BEGIN
	terms := ARRAY(
		SELECT part FROM unnest(string_to_array(plain_words(left(typed, 200)), ' ')) WITH ORDINALITY AS parts(part, place)
		WHERE part <> '' GROUP BY part ORDER BY min(place) LIMIT 12
	);
	meaningful := ARRAY(SELECT term FROM unnest(terms) AS term WHERE numnode(plainto_tsquery('english', term)) > 0);
	IF cardinality(meaningful) > 0 THEN
		terms := meaningful;
	END IF;
	queries := ARRAY(SELECT term_query(searched, term) FROM unnest(terms) WITH ORDINALITY AS each(term, place) ORDER BY place);
	FOR i IN 1 .. cardinality(queries) LOOP
		every_word := coalesce(every_word && queries[i], queries[i]);
	END LOOP;
	IF cardinality(queries) < 3 OR stands_somewhere(searched, every_word) THEN
		RETURN coalesce(every_word, ''::tsquery);
	END IF;
	FOR i IN 1 .. cardinality(queries) LOOP
		IF length(terms[i]) < 3 THEN
			queries[i] := to_tsquery('simple', terms[i]);
		END IF;
	END LOOP;
	FOR left_out IN 1 .. cardinality(queries) LOOP
		CONTINUE WHEN terms[left_out] ~ '^[[:digit:]]+$';
		others := NULL;
		FOR i IN 1 .. cardinality(queries) LOOP
			IF i <> left_out THEN
				others := coalesce(others && queries[i], queries[i]);
			END IF;
		END LOOP;
		all_but_one := coalesce(all_but_one || others, others);
	END LOOP;
	RETURN coalesce(all_but_one, every_word);
END
$$;--> statement-breakpoint
-- The vocabulary grows with the names, whole words and stems. The words go in sorted, so that two writers never wait for each other in a circle.
CREATE FUNCTION learn_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (source, word)
	SELECT DISTINCT 'products', spoken.word FROM written, unnest(tsvector_to_array(search_vector(name))) AS spoken(word)
	WHERE NOT EXISTS (SELECT FROM search_words AS known WHERE known.source = 'products' AND known.word = spoken.word)
	ORDER BY spoken.word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER products_words_on_insert AFTER INSERT ON products
	REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION learn_product_words();--> statement-breakpoint
CREATE TRIGGER products_words_on_update AFTER UPDATE ON products
	REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION learn_product_words();--> statement-breakpoint
CREATE FUNCTION learn_listing_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (source, word)
	SELECT DISTINCT 'listings', spoken.word FROM written,
		unnest(tsvector_to_array(search_vector(concat_ws(' ', name, address, area, state_name(state))))) AS spoken(word)
	WHERE NOT EXISTS (SELECT FROM search_words AS known WHERE known.source = 'listings' AND known.word = spoken.word)
	ORDER BY spoken.word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER listings_words_on_insert AFTER INSERT ON listings
	REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION learn_listing_words();--> statement-breakpoint
CREATE TRIGGER listings_words_on_update AFTER UPDATE ON listings
	REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION learn_listing_words();--> statement-breakpoint
-- A seller's stars, counted where they are written: right under concurrent writes, free to read.
CREATE FUNCTION count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		UPDATE users SET review_count = review_count - 1, rating_total = rating_total - OLD.rating WHERE id = OLD.seller_id;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		UPDATE users SET review_count = review_count + 1, rating_total = rating_total + NEW.rating WHERE id = NEW.seller_id;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER reviews_counted AFTER INSERT OR DELETE OR UPDATE OF rating, seller_id ON reviews
	FOR EACH ROW EXECUTE FUNCTION count_reviews();

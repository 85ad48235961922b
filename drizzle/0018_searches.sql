CREATE TABLE "search_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"search" jsonb NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"found_at" timestamp (3) with time zone,
	CONSTRAINT "search_alerts_once" UNIQUE("email","kind","search"),
	CONSTRAINT "search_alerts_email_lower_case" CHECK ("search_alerts"."email" = lower("search_alerts"."email"))
);
--> statement-breakpoint
CREATE TABLE "added_words" (
	"id" uuid PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"finds" text[] NOT NULL,
	"added_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "added_words_word_unique" UNIQUE("word"),
	CONSTRAINT "added_words_find" CHECK (cardinality("added_words"."finds") > 0)
);
--> statement-breakpoint
CREATE TABLE "daily_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missed_searches" (
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"place" text NOT NULL,
	"day" date NOT NULL,
	"device" text NOT NULL,
	CONSTRAINT "missed_searches_kind_words_place_day_device_pk" PRIMARY KEY("kind","words","place","day","device")
);
--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "added_words" ADD CONSTRAINT "added_words_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_alerts_user" ON "search_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "search_alerts_waiting" ON "search_alerts" USING btree ("checked_at") WHERE "search_alerts"."confirmed_at" IS NOT NULL AND "search_alerts"."found_at" IS NULL;--> statement-breakpoint
CREATE INDEX "search_alerts_created" ON "search_alerts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "added_words_by" ON "added_words" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "missed_searches_day" ON "missed_searches" USING btree ("day","device");
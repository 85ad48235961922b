CREATE TABLE "index_reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "index_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cut_off" timestamp (3) with time zone NOT NULL,
	"specification" text NOT NULL,
	"region" text NOT NULL,
	"is_published" boolean NOT NULL,
	"reason" text NOT NULL,
	"moderator_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "index_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "index_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ran_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"method" integer NOT NULL,
	"cut_off" timestamp (3) with time zone NOT NULL,
	"inputs_hash" text NOT NULL,
	"outputs_hash" text NOT NULL,
	"is_example" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "index_values" (
	"run_id" bigint NOT NULL,
	"specification" text NOT NULL,
	"region" text NOT NULL,
	"status" text NOT NULL,
	"level" bigint NOT NULL,
	"p25" bigint NOT NULL,
	"p75" bigint NOT NULL,
	"low" bigint NOT NULL,
	"high" bigint NOT NULL,
	"controllers" integer NOT NULL,
	"dropped" integer NOT NULL,
	"oldest" timestamp (3) with time zone NOT NULL,
	"newest" timestamp (3) with time zone NOT NULL,
	"change" double precision,
	"basis" text,
	"matched" integer NOT NULL,
	"is_decided_by_one" boolean NOT NULL,
	"year_change" double precision,
	"away" integer NOT NULL,
	"unverified" integer NOT NULL,
	"nominal" integer NOT NULL,
	CONSTRAINT "index_values_run_id_specification_region_pk" PRIMARY KEY("run_id","specification","region"),
	CONSTRAINT "index_values_status" CHECK ("index_values"."status" IN ('published', 'few', 'held', 'withheld', 'none'))
);
--> statement-breakpoint
ALTER TABLE "index_values" ADD CONSTRAINT "index_values_run_id_index_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."index_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "index_reviews_week" ON "index_reviews" USING btree ("cut_off","id");--> statement-breakpoint
CREATE INDEX "index_runs_week" ON "index_runs" USING btree ("method","cut_off","id");--> statement-breakpoint
CREATE INDEX "index_values_series" ON "index_values" USING btree ("specification","region","run_id");--> statement-breakpoint
CREATE TRIGGER index_runs_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "index_runs" EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER index_values_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "index_values" EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE TRIGGER index_reviews_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "index_reviews" EXECUTE FUNCTION refuse_rewriting();--> statement-breakpoint
CREATE INDEX CONCURRENTLY "price_events_at" ON "price_events" USING brin ("at");
CREATE TYPE "public"."import_kind" AS ENUM('products', 'listings');--> statement-breakpoint
CREATE TYPE "public"."import_state" AS ENUM('waiting', 'running', 'done', 'failed');--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"caller_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"request" text NOT NULL,
	"answer" json,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "idempotency_keys_caller_id_key_pk" PRIMARY KEY("caller_id","key")
);
--> statement-breakpoint
CREATE TABLE "import_rejections" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" json NOT NULL,
	"reasons" json NOT NULL,
	CONSTRAINT "import_rejections_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" "import_kind" NOT NULL,
	"wishes" json NOT NULL,
	"file" "bytea",
	"state" "import_state" DEFAULT 'waiting' NOT NULL,
	"message" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"header" json NOT NULL,
	"total" integer,
	"read" integer DEFAULT 0 NOT NULL,
	"inserted" integer DEFAULT 0 NOT NULL,
	"existing" integer DEFAULT 0 NOT NULL,
	"repeated" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_caller_id_users_id_fk" FOREIGN KEY ("caller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rejections" ADD CONSTRAINT "import_rejections_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_owner" ON "imports" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "imports_age" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_one_at_a_time" ON "imports" USING btree ("owner_id") WHERE "imports"."state" IN ('waiting', 'running');
CREATE TABLE "bill_lines" (
	"bill_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"sheet" text NOT NULL,
	"line" jsonb NOT NULL,
	CONSTRAINT "bill_lines_bill_id_position_pk" PRIMARY KEY("bill_id","position")
);
--> statement-breakpoint
CREATE TABLE "bill_mappings" (
	"owner_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"columns" jsonb NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bill_mappings_owner_id_fingerprint_pk" PRIMARY KEY("owner_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "bill_rows" (
	"bill_id" uuid NOT NULL,
	"sheet" text NOT NULL,
	"first_row" integer NOT NULL,
	"last_row" integer NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "bill_rows_bill_id_sheet_last_row_pk" PRIMARY KEY("bill_id","sheet","last_row")
);
--> statement-breakpoint
CREATE TABLE "bill_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bill_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"visitor_id" uuid,
	"request_key" uuid,
	"name" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"size" integer NOT NULL,
	"digest" text NOT NULL,
	"key" text NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"reading" integer DEFAULT 1 NOT NULL,
	"message" text,
	"mapping" jsonb,
	"sheets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"totals" jsonb,
	"version_of" uuid,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "bills_somebodys" CHECK (("bills"."owner_id" IS NULL) <> ("bills"."visitor_id" IS NULL)),
	CONSTRAINT "bills_state" CHECK ("bills"."state" IN ('reading', 'mapping', 'read', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_mappings" ADD CONSTRAINT "bill_mappings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_rows" ADD CONSTRAINT "bill_rows_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_shares" ADD CONSTRAINT "bill_shares_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_version_of_bills_id_fk" FOREIGN KEY ("version_of") REFERENCES "public"."bills"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_lines_key" ON "bill_lines" USING btree ("bill_id","key");--> statement-breakpoint
CREATE INDEX "bill_lines_sheet" ON "bill_lines" USING btree ("bill_id","sheet","position");--> statement-breakpoint
CREATE UNIQUE INDEX "bill_shares_token" ON "bill_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "bill_shares_bill" ON "bill_shares" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "bill_shares_expiry" ON "bill_shares" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bills_owner" ON "bills" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "bills_visitor" ON "bills" USING btree ("visitor_id","created_at");--> statement-breakpoint
CREATE INDEX "bills_expiry" ON "bills" USING btree ("expires_at") WHERE "bills"."expires_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "bills_version" ON "bills" USING btree ("version_of");--> statement-breakpoint
CREATE UNIQUE INDEX "bills_sent_once" ON "bills" USING btree (coalesce("owner_id", "visitor_id"),"request_key");
CREATE TABLE "bill_decisions" (
	"bill_id" uuid NOT NULL,
	"key" text NOT NULL,
	"decision" jsonb NOT NULL,
	CONSTRAINT "bill_decisions_bill_id_key_pk" PRIMARY KEY("bill_id","key")
);
--> statement-breakpoint
CREATE TABLE "bill_line_prices" (
	"bill_id" uuid NOT NULL,
	"key" text NOT NULL,
	"priced" jsonb NOT NULL,
	CONSTRAINT "bill_line_prices_bill_id_key_pk" PRIMARY KEY("bill_id","key")
);
--> statement-breakpoint
CREATE TABLE "bill_pricings" (
	"bill_id" uuid PRIMARY KEY NOT NULL,
	"pricing" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_memories" (
	"owner_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"phrase" text,
	"subject" text NOT NULL,
	"priced_as" jsonb NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_memories_owner_id_fingerprint_pk" PRIMARY KEY("owner_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "own_prices" (
	"owner_id" uuid NOT NULL,
	"is_rate" boolean NOT NULL,
	"subject" text NOT NULL,
	"naira" double precision NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_prices_owner_id_is_rate_subject_pk" PRIMARY KEY("owner_id","is_rate","subject")
);
--> statement-breakpoint
ALTER TABLE "bill_decisions" ADD CONSTRAINT "bill_decisions_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_line_prices" ADD CONSTRAINT "bill_line_prices_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_pricings" ADD CONSTRAINT "bill_pricings_bill_id_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_memories" ADD CONSTRAINT "match_memories_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_prices" ADD CONSTRAINT "own_prices_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_memories_phrase" ON "match_memories" USING btree ("phrase","subject","owner_id");
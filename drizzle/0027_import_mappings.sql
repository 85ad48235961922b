CREATE TABLE "import_mappings" (
	"owner_id" uuid NOT NULL,
	"kind" "import_kind" NOT NULL,
	"fingerprint" text NOT NULL,
	"options" json NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_owner_id_kind_fingerprint_pk" PRIMARY KEY("owner_id","kind","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "saved_offers" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"offer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"per" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_offers_account_id_kind_offer_id_pk" PRIMARY KEY("account_id","kind","offer_id"),
	CONSTRAINT "saved_offers_kind" CHECK ("saved_offers"."kind" IN ('products', 'listings'))
);
--> statement-breakpoint
ALTER TABLE "saved_offers" ADD CONSTRAINT "saved_offers_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
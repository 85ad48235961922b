ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "push_subscriptions" VALIDATE CONSTRAINT "push_subscriptions_session_id_sessions_id_fk";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");

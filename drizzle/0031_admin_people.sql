CREATE INDEX CONCURRENTLY "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_found" ON "users" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"mobile_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reports_age" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "reviews_age" ON "reviews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "business_checks_approved" ON "business_checks" USING btree ("decided_at","user_id") WHERE "business_checks"."state" = 'approved';
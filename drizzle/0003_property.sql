DROP INDEX "listings_price";--> statement-breakpoint
CREATE INDEX "listings_area" ON "listings" USING btree (lower("area"),"created_at","id");--> statement-breakpoint
CREATE INDEX "listings_price" ON "listings" USING btree ("comparable_price","id","type","state","created_at","bedrooms","bathrooms","parking","furnished","offer");
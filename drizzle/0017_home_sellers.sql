-- The job that follows renamed sellers adds the sellers' names to what is searched of the homes that are there.
INSERT INTO renamed_sellers (owner_id) SELECT DISTINCT owner_id FROM listings ON CONFLICT DO NOTHING;

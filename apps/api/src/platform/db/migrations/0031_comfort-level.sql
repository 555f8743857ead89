-- Comfort mode was a yes or no; it is a level now: a yes becomes the first one.
UPDATE "account" SET "preferences" = jsonb_set("preferences", '{comfort}', CASE WHEN "preferences"->>'comfort' = 'true' THEN '1'::jsonb ELSE '0'::jsonb END) WHERE jsonb_typeof("preferences"->'comfort') = 'boolean';

-- Whoever changes the catalogue, and from whatever process: every server hears of it when the change is committed.
-- 'index': what is searched and sorted has changed; 'rows': only what is shown of it.
CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_notify('catalogue', TG_ARGV[0]); RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER catalogue_index AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF name, composition, manufacturer, popularity, offer_paise ON medicine
	FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed('index');
--> statement-breakpoint
CREATE TRIGGER catalogue_rows AFTER UPDATE ON medicine FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed('rows');

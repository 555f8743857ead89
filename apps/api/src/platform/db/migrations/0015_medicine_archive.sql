ALTER TABLE "medicine" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "medicine" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
-- What is archived is found no more, and what has a Hindi name is found by it.
DROP TRIGGER catalogue_index ON medicine;
--> statement-breakpoint
CREATE TRIGGER catalogue_index AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF name, name_hi, composition, manufacturer, popularity, offer_paise, archived_at ON medicine
	FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed('index');

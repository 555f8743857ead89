-- The list is narrowed by form, use and prescription: the index of searches holds them, too.
DROP TRIGGER catalogue_index ON medicine;
--> statement-breakpoint
CREATE TRIGGER catalogue_index AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF name, name_hi, composition, manufacturer, popularity, offer_paise, form, category, prescription_required, archived_at ON medicine
	FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed('index');

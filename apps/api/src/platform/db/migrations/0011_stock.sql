-- Stock is a number (C42). Nobody has counted yet: what is in stock begins with 50 packs, until an import or an admin says how many there are.
ALTER TABLE "medicine" ADD COLUMN "stock" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "medicine" ADD CONSTRAINT "medicine_stock" CHECK ("medicine"."stock" >= 0);--> statement-breakpoint
UPDATE "medicine" SET "stock" = 0 WHERE NOT "in_stock";--> statement-breakpoint
-- "in_stock" stays for one release: a server of the release before reads and writes it while the servers are restarted one by one. Then it is dropped, and this trigger with it.
CREATE FUNCTION medicine_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NOT NEW.in_stock THEN NEW.stock := 0; END IF;
	ELSIF NEW.stock = OLD.stock AND NEW.in_stock <> OLD.in_stock THEN
		NEW.stock := CASE WHEN NEW.in_stock THEN 50 ELSE 0 END;
	END IF;
	NEW.in_stock := NEW.stock > 0;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER medicine_in_stock BEFORE INSERT OR UPDATE OF stock, in_stock ON medicine
	FOR EACH ROW EXECUTE FUNCTION medicine_in_stock();
--> statement-breakpoint
-- Each order changes a number that nobody is shown. Only where what is shown changes (none, 1 to 5 left, more) do answers that are kept ready have to go.
DROP TRIGGER catalogue_rows ON medicine;
--> statement-breakpoint
CREATE TRIGGER catalogue_rows AFTER UPDATE OF code, name, composition, strength, form, pack, pack_size, unit, manufacturer, description, category, mrp_paise, offer_paise, prescription_required, in_stock, rating, review_count, hsn, gst_rate, image, popularity ON medicine
	FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed('rows');
--> statement-breakpoint
CREATE TRIGGER catalogue_stock AFTER UPDATE OF stock ON medicine
	FOR EACH ROW WHEN (least(OLD.stock, 6) <> least(NEW.stock, 6)) EXECUTE FUNCTION catalogue_changed('rows');

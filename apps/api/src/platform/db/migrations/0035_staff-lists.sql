-- The parts of a text: all of its one, two and three letters in a row, or those of at least so many. An index over them finds a text by any part of it, in any script, on every PostgreSQL (docs/decisions/staff-lists.md).
CREATE FUNCTION grams(given text, shortest integer) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	parts text[] := '{}';
	letters integer := length(given);
BEGIN
	FOR size IN shortest..3 LOOP
		FOR at IN 1..letters - size + 1 LOOP
			parts := array_append(parts, substr(given, at, size));
		END LOOP;
	END LOOP;
	RETURN parts;
END $$;
--> statement-breakpoint
DROP INDEX "order_account";--> statement-breakpoint
DROP INDEX "order_newest";--> statement-breakpoint
DROP INDEX "order_status";--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "paid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "account_name_parts" ON "account" USING gin (grams(lower("name"), 1)) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "account_mobile_parts" ON "account" USING gin (grams("mobile", 3)) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "account_staff" ON "account" USING btree ("role") WHERE "account"."role" <> 'patient' or "account"."shut_out_role" is not null;--> statement-breakpoint
CREATE INDEX "order_total" ON "order" USING btree ("total_paise","created_at","id","service_type","status");--> statement-breakpoint
CREATE INDEX "order_changed" ON "order" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "order_by" ON "order" USING btree ("by_account_id") WHERE "order"."by_account_id" is not null;--> statement-breakpoint
CREATE INDEX "order_id_parts" ON "order" USING gin (grams("id", 3)) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "order_name_parts" ON "order" USING gin (grams(lower("details"->>'name'), 1)) WITH (fastupdate=false) WHERE "order"."details" is not null;--> statement-breakpoint
CREATE INDEX "order_contact_parts" ON "order" USING gin (grams("contact_mobile", 3)) WITH (fastupdate=false) WHERE "order"."contact_mobile" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempt_refund" ON "payment_attempt" USING btree ("id") WHERE "payment_attempt"."state" = 'refund_pending';--> statement-breakpoint
CREATE INDEX "quote_unplaced" ON "quote" USING btree ("id") WHERE "quote"."open" and "quote"."paid";--> statement-breakpoint
CREATE INDEX "quote_account" ON "quote" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "refund_provider" ON "refund" USING btree ("provider_refund_id");--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" USING btree ("id") WHERE "refund"."state" <> 'processed';--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_action" ON "audit" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "cart_request_sent" ON "cart_request" USING btree ("prescription_id") WHERE "cart_request"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "prescription_newest" ON "prescription" USING btree ("uploaded_at","id");--> statement-breakpoint
CREATE INDEX "prescription_pending" ON "prescription" USING btree ("uploaded_at") WHERE "prescription"."status" = 'pending' and "prescription"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "ticket_newest" ON "ticket" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ticket_about" ON "ticket" USING btree ("about") WHERE "ticket"."about" <> '';--> statement-breakpoint
CREATE INDEX "ticket_id_parts" ON "ticket" USING gin (grams("id", 3)) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "ticket_name_parts" ON "ticket" USING gin (grams(lower("name"), 1)) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "ticket_mobile_parts" ON "ticket" USING gin (grams("mobile", 3)) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "order_account" ON "order" USING btree ("account_id","created_at","id","service_type","status");--> statement-breakpoint
CREATE INDEX "order_newest" ON "order" USING btree ("created_at","id","service_type","status");--> statement-breakpoint
CREATE INDEX "order_status" ON "order" USING btree ("status","created_at","id","service_type");
--> statement-breakpoint
-- Whoever writes that a payment was captured, its quote knows it: money that still becomes an order is found among few, not among all that was ever paid.
CREATE FUNCTION quote_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE quote SET paid = true WHERE id = NEW.quote_id AND open AND NOT paid;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER quote_paid AFTER INSERT OR UPDATE OF state ON payment
	FOR EACH ROW WHEN (NEW.state = 'captured') EXECUTE FUNCTION quote_paid();
--> statement-breakpoint
-- Behind the trigger, which waits for whoever writes payments: what another server captures meanwhile is marked by one of both.
UPDATE quote SET paid = true FROM payment WHERE payment.quote_id = quote.id AND payment.state = 'captured' AND quote.open;

CREATE TABLE "register_entry" (
	"order_id" text NOT NULL,
	"position" smallint NOT NULL,
	"version" smallint NOT NULL,
	"patient" text,
	"prescriber" text,
	"registration" text,
	"prescriber_address" text,
	"written_on" date,
	"reason" text,
	"by_account_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "register_entry_order_id_position_version_pk" PRIMARY KEY("order_id","position","version"),
	CONSTRAINT "register_entry_version" CHECK ("register_entry"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_returned_item" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "prescription" ADD COLUMN "patient_name" text;--> statement-breakpoint
ALTER TABLE "prescription" ADD COLUMN "old_reason" text;--> statement-breakpoint
ALTER TABLE "register_entry" ADD CONSTRAINT "register_entry_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_entry" ADD CONSTRAINT "register_entry_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Records of Schedule H1 are kept for three years (Drugs Rules 1945, rule 65(3)(h), GSR 588(E) of 30 August 2013): a correction is a new version, never an update.
CREATE FUNCTION register_entry_stays() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD.at < now() - interval '3 years' THEN RETURN OLD; END IF;
	END IF;
	RAISE EXCEPTION 'the register of Schedule H1 is only ever added to' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER register_entry_stays BEFORE UPDATE OR DELETE ON "register_entry" FOR EACH ROW EXECUTE FUNCTION register_entry_stays();

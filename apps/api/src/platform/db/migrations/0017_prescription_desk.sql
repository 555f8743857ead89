CREATE TABLE "prescription_claim" (
	"prescription_id" text PRIMARY KEY NOT NULL,
	"by_account_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prescription" ADD COLUMN "patient_age" smallint;--> statement-breakpoint
ALTER TABLE "prescription_claim" ADD CONSTRAINT "prescription_claim_prescription_id_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_claim" ADD CONSTRAINT "prescription_claim_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
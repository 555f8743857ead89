CREATE TABLE "prescription_held" (
	"prescription_id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"by_account_id" integer NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"problem" jsonb
);
--> statement-breakpoint
ALTER TABLE "prescription" ADD COLUMN "doctor_name" text;--> statement-breakpoint
ALTER TABLE "prescription" ADD COLUMN "doctor_registration" text;--> statement-breakpoint
ALTER TABLE "prescription" ADD COLUMN "written_on" date;--> statement-breakpoint
ALTER TABLE "prescription_held" ADD CONSTRAINT "prescription_held_prescription_id_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_held" ADD CONSTRAINT "prescription_held_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prescription_held_due" ON "prescription_held" USING btree ("due_at");
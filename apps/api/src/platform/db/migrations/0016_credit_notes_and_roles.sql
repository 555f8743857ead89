CREATE TABLE "credit_note_series" (
	"year" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_note" (
	"order_id" text NOT NULL,
	"position" smallint NOT NULL,
	"number" text NOT NULL,
	"facts" jsonb NOT NULL,
	"file_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_note_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "shut_out_role" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_order_id_invoice_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."invoice"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_number" ON "credit_note" USING btree ("number");--> statement-breakpoint
-- Of what went back before there were credit notes: written by the job.
INSERT INTO "job" ("kind", "key", "run_at") SELECT DISTINCT 'credit_note', r."order_id", now() FROM "refund" r JOIN "invoice" i ON i."order_id" = r."order_id" ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE "account" SET "last_login_at" = (SELECT max(s."created_at") FROM "session" s WHERE s."account_id" = "account"."id");

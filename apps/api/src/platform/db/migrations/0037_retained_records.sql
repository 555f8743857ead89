CREATE TABLE "retained_record" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "retained_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"account_id" integer NOT NULL,
	"mobile_hash" text NOT NULL,
	"content" "bytea" NOT NULL,
	"file_ids" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delete_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "retained_record" ADD CONSTRAINT "retained_record_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "retained_record_reference" ON "retained_record" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "retained_record_account" ON "retained_record" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "retained_record_mobile" ON "retained_record" USING btree ("mobile_hash");--> statement-breakpoint
CREATE INDEX "retained_record_due" ON "retained_record" USING btree ("delete_at");--> statement-breakpoint
-- Accounts that were deleted before keep names and chats in other tables: they are erased once more.
INSERT INTO "job" ("kind", "key", "run_at") SELECT 'forget', "id"::text, now() FROM "account" WHERE "deleted_at" IS NOT NULL ON CONFLICT DO NOTHING;

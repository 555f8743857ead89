ALTER TABLE "account" ADD COLUMN "shut_out_role" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
UPDATE "account" SET "last_login_at" = (SELECT max(s."created_at") FROM "session" s WHERE s."account_id" = "account"."id");

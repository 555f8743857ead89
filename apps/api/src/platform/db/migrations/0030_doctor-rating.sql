ALTER TABLE "doctor" ADD COLUMN "rating" numeric(2, 1);--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "review_count" integer;
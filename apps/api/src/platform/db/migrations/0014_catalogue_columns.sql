ALTER TABLE "medicine" ADD COLUMN "schedule" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "medicine" ADD COLUMN "batch" text;--> statement-breakpoint
ALTER TABLE "medicine" ADD COLUMN "expires_on" date;--> statement-breakpoint
ALTER TABLE "medicine" ADD CONSTRAINT "medicine_schedule" CHECK ("medicine"."schedule" in ('none', 'H', 'H1') and ("medicine"."schedule" = 'none' or "medicine"."prescription_required"));
ALTER TABLE "doctor" ADD COLUMN "clinic_hi" text;--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "clinic_address_hi" text;
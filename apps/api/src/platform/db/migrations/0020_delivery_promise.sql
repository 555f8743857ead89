ALTER TABLE "order" ADD COLUMN "distance_km" real;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "promised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attachment" text;
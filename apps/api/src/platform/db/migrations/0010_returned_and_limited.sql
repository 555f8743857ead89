ALTER TABLE "order_event" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "payment_account" ON "payment" USING btree ("account_id","created_at");
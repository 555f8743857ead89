ALTER TABLE "payment" ADD COLUMN "orders_before" integer;--> statement-breakpoint
UPDATE "payment" SET "orders_before" = (
  SELECT count(*) FROM "quote" JOIN "order" ON "order"."account_id" = "quote"."account_id" AND "order"."intent" = "quote"."intent"
  WHERE "quote"."id" = "payment"."quote_id" AND "order"."created_at" <= "payment"."created_at"
);

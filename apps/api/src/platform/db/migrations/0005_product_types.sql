CREATE TABLE "order_item" (
	"order_id" text NOT NULL,
	"position" smallint NOT NULL,
	"product_type" text NOT NULL,
	"reference" text NOT NULL,
	"title" text NOT NULL,
	"detail" text,
	"quantity" smallint NOT NULL,
	"price_paise" bigint NOT NULL,
	"tax_code" text,
	"gst_rate" smallint,
	"data" jsonb NOT NULL,
	CONSTRAINT "order_item_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "prescription_line" (
	"order_id" text NOT NULL,
	"position" smallint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"prescription_id" text,
	"by_account_id" integer,
	"at" timestamp with time zone,
	CONSTRAINT "prescription_line_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "prescription_order" (
	"order_id" text PRIMARY KEY NOT NULL,
	"prescription_id" text NOT NULL,
	"called_at" timestamp with time zone,
	"called_by" integer
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refund_reason_code" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refund_reason_params" jsonb;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refund_reason_text" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "reason_code" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "reason_params" jsonb;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "reason_text" text;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_line" ADD CONSTRAINT "prescription_line_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_line" ADD CONSTRAINT "prescription_line_prescription_id_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_line" ADD CONSTRAINT "prescription_line_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_order" ADD CONSTRAINT "prescription_order_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_order" ADD CONSTRAINT "prescription_order_prescription_id_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_order" ADD CONSTRAINT "prescription_order_called_by_account_id_fk" FOREIGN KEY ("called_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prescription_line_prescription" ON "prescription_line" USING btree ("prescription_id");--> statement-breakpoint
CREATE INDEX "prescription_line_status" ON "prescription_line" USING btree ("status");--> statement-breakpoint
CREATE INDEX "prescription_order_prescription" ON "prescription_order" USING btree ("prescription_id");--> statement-breakpoint
-- What was a medicine's line is an item; how its prescription stands belongs to prescriptions.
INSERT INTO "order_item" ("order_id", "position", "product_type", "reference", "title", "detail", "quantity", "price_paise", "tax_code", "gst_rate", "data")
SELECT l."order_id", l."position", o."service_type", l."medicine_id"::text, l."name", l."pack", l."qty", l."price_paise", l."hsn", l."gst_rate",
  jsonb_build_object('image', l."image", 'mrpPaise', l."mrp_paise", 'prescriptionRequired', l."prescription_required")
FROM "order_line" l JOIN "order" o ON o."id" = l."order_id";
--> statement-breakpoint
INSERT INTO "prescription_order" ("order_id", "prescription_id", "called_at", "called_by")
SELECT "id", "prescription_id", "called_at", "called_by" FROM "order" WHERE "prescription_id" IS NOT NULL;
--> statement-breakpoint
INSERT INTO "prescription_line" ("order_id", "position", "status", "reason", "prescription_id", "by_account_id", "at")
SELECT "order_id", "position", "rx_status", "rx_reason", "rx_prescription_id", "rx_by", "rx_at" FROM "order_line" WHERE "rx_status" IS NOT NULL;
--> statement-breakpoint
-- What is quoted and not paid yet still becomes the order at the frozen sum.
UPDATE "quote" SET "frozen" = ("frozen" - 'lines' - 'prescriptionId') || jsonb_build_object(
  'placeOfSupply', "frozen"->'placeOfSupply',
  'data', jsonb_build_object('prescriptionId', "frozen"->'prescriptionId'),
  'items', coalesce((SELECT jsonb_agg(jsonb_build_object(
    'productType', "quote"."service_type", 'reference', l."line"->>'medicineId', 'title', l."line"->'name', 'detail', l."line"->'pack', 'quantity', l."line"->'qty',
    'pricePaise', l."line"->'pricePaise', 'taxCode', l."line"->'hsn', 'gstRate', l."line"->'gstRate',
    'data', jsonb_build_object('image', l."line"->'image', 'mrpPaise', l."line"->'mrpPaise', 'prescriptionRequired', l."line"->'prescriptionRequired')) ORDER BY l."at")
    FROM jsonb_array_elements("quote"."frozen"->'lines') WITH ORDINALITY AS l("line", "at")), '[]'::jsonb))
WHERE jsonb_typeof("frozen"->'lines') = 'array';
--> statement-breakpoint
-- Reasons that were stored as sentences; those that nobody knows keep their text.
CREATE FUNCTION reason_of_sentence(sentence text, of_order text) RETURNS jsonb LANGUAGE sql STABLE AS $$
SELECT CASE
  WHEN sentence = 'You cancelled this order.' THEN jsonb_build_object('code', 'cancelled_by_you', 'params', '{}'::jsonb)
  WHEN starts_with(sentence, 'You cancelled this order: ') THEN jsonb_build_object('code', 'cancelled_by_you', 'params', jsonb_build_object('note', substr(sentence, length('You cancelled this order: ') + 1)))
  WHEN sentence = 'This account was deleted.' THEN jsonb_build_object('code', 'account_deleted', 'params', '{}'::jsonb)
  WHEN sentence = 'You have ordered the same again since.' THEN jsonb_build_object('code', 'ordered_again', 'params', '{}'::jsonb)
  WHEN sentence = 'This service is no longer offered.' THEN jsonb_build_object('code', 'not_offered', 'params', '{}'::jsonb)
  WHEN sentence = 'Given back by the shop.' THEN jsonb_build_object('code', 'by_shop', 'params', '{}'::jsonb)
  WHEN sentence LIKE '%_ could not be had any more.' THEN jsonb_build_object('code', 'unavailable', 'params', jsonb_build_object('names', left(sentence, -length(' could not be had any more.'))))
  ELSE coalesce(
    (SELECT jsonb_build_object('code', 'line_rejected', 'params', jsonb_build_object('name', l."name") ||
      CASE WHEN sentence = 'The pharmacist could not approve ' || l."name" || '.' THEN '{}'::jsonb
        ELSE jsonb_build_object('note', substr(sentence, length('The pharmacist could not approve ' || l."name" || '. ') + 1)) END)
    FROM "order_line" l WHERE l."order_id" = of_order
      AND (sentence = 'The pharmacist could not approve ' || l."name" || '.' OR starts_with(sentence, 'The pharmacist could not approve ' || l."name" || '. '))
    ORDER BY length(l."name") DESC LIMIT 1),
    jsonb_build_object('code', 'other', 'params', '{}'::jsonb, 'text', sentence))
END $$;
--> statement-breakpoint
UPDATE "refund" r SET "reason_code" = f."reason"->>'code', "reason_params" = f."reason"->'params', "reason_text" = f."reason"->>'text'
FROM (SELECT "id", reason_of_sentence("reason", "order_id") AS "reason" FROM "refund") f WHERE f."id" = r."id";
--> statement-breakpoint
UPDATE "payment" p SET "refund_reason_code" = f."reason"->>'code', "refund_reason_params" = f."reason"->'params', "refund_reason_text" = f."reason"->>'text'
FROM (SELECT y."id", reason_of_sentence(y."refund_reason", o."id") AS "reason" FROM "payment" y LEFT JOIN "order" o ON o."payment_id" = y."id" WHERE y."refund_reason" IS NOT NULL) f WHERE f."id" = p."id";
--> statement-breakpoint
DROP FUNCTION reason_of_sentence(text, text);
--> statement-breakpoint
ALTER TABLE "refund" ALTER COLUMN "reason_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ALTER COLUMN "reason_params" SET NOT NULL;--> statement-breakpoint
DROP TABLE "order_line";--> statement-breakpoint
ALTER TABLE "order" DROP CONSTRAINT "order_prescription_id_prescription_id_fk";
--> statement-breakpoint
ALTER TABLE "order" DROP CONSTRAINT "order_called_by_account_id_fk";
--> statement-breakpoint
DROP INDEX "order_prescription";--> statement-breakpoint
ALTER TABLE "order" DROP COLUMN "prescription_id";--> statement-breakpoint
ALTER TABLE "order" DROP COLUMN "called_at";--> statement-breakpoint
ALTER TABLE "order" DROP COLUMN "called_by";--> statement-breakpoint
ALTER TABLE "payment" DROP COLUMN "refund_reason";--> statement-breakpoint
ALTER TABLE "refund" DROP COLUMN "reason";
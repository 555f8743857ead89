CREATE TABLE "order_received_payment" (
	"order_id" text NOT NULL,
	"position" smallint NOT NULL,
	"amount_paise" bigint NOT NULL,
	"method" text NOT NULL,
	"reference" text,
	"receiver" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text,
	"by_account_id" integer,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_received_payment_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_received_payment_turn" CHECK (("order_received_payment"."position" % 2 = 1 and "order_received_payment"."amount_paise" > 0 and "order_received_payment"."reason" is null) or ("order_received_payment"."position" % 2 = 0 and "order_received_payment"."amount_paise" < 0 and "order_received_payment"."reason" is not null)),
	CONSTRAINT "order_received_payment_method" CHECK ("order_received_payment"."method" in ('cash', 'upi', 'unknown')),
	CONSTRAINT "order_received_payment_reference" CHECK ("order_received_payment"."method" <> 'upi' or "order_received_payment"."reference" is not null)
);
--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "danger_words" jsonb;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "danger_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_received_payment" ADD CONSTRAINT "order_received_payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_received_payment" ADD CONSTRAINT "order_received_payment_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Completed visits counted as paid before payments were recorded. They stay so, by an entry that says that nobody recorded method and receiver.
INSERT INTO "order_received_payment" ("order_id", "position", "amount_paise", "method", "receiver", "at", "recorded_at")
SELECT o."id", 1, o."total_paise", 'unknown', '',
  coalesce((SELECT max(e."at") FROM "order_event" e WHERE e."order_id" = o."id" AND e."status" = 'delivered'), b."ends_at"), now()
FROM "order" o JOIN "schedule_booking" b ON b."order_id" = o."id"
WHERE o."payment_id" IS NULL AND o."status" = 'delivered' AND o."total_paise" > 0;

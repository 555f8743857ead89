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
	CONSTRAINT "order_received_payment_method" CHECK ("order_received_payment"."method" in ('cash', 'upi')),
	CONSTRAINT "order_received_payment_reference" CHECK ("order_received_payment"."method" <> 'upi' or "order_received_payment"."reference" is not null)
);
--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "danger_words" jsonb;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "danger_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_received_payment" ADD CONSTRAINT "order_received_payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_received_payment" ADD CONSTRAINT "order_received_payment_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
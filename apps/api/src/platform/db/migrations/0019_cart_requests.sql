CREATE TABLE "cart_request_line" (
	"request_id" text NOT NULL,
	"position" smallint NOT NULL,
	"medicine_id" integer NOT NULL,
	"name" text NOT NULL,
	"mrp_paise" integer NOT NULL,
	"offer_paise" integer NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "cart_request_line_request_id_position_pk" PRIMARY KEY("request_id","position"),
	CONSTRAINT "cart_request_line_medicine" UNIQUE("request_id","medicine_id"),
	CONSTRAINT "cart_request_line_quantity" CHECK ("cart_request_line"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "cart_request" (
	"id" text PRIMARY KEY NOT NULL,
	"prescription_id" text NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"note" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"words" text,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "cart_request_status" CHECK ("cart_request"."status" in ('sent', 'asked', 'proposed', 'confirmed', 'refused', 'expired')),
	CONSTRAINT "cart_request_proposed" CHECK ("cart_request"."status" <> 'proposed' or "cart_request"."expires_at" is not null),
	CONSTRAINT "cart_request_words" CHECK ("cart_request"."status" not in ('asked', 'refused') or "cart_request"."words" is not null)
);
--> statement-breakpoint
ALTER TABLE "cart_request_line" ADD CONSTRAINT "cart_request_line_request_id_cart_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."cart_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_request" ADD CONSTRAINT "cart_request_prescription_id_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_request" ADD CONSTRAINT "cart_request_answered_by_account_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_request_open" ON "cart_request" USING btree ("prescription_id") WHERE "cart_request"."status" in ('sent', 'asked', 'proposed');--> statement-breakpoint
CREATE INDEX "cart_request_prescription" ON "cart_request" USING btree ("prescription_id");
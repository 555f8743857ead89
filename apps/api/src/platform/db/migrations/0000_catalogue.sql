CREATE TABLE "medicine" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "medicine_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"composition" text,
	"strength" text,
	"form" text DEFAULT 'other' NOT NULL,
	"pack" text,
	"pack_size" numeric(10, 2),
	"unit" text,
	"manufacturer" text,
	"description" text DEFAULT '' NOT NULL,
	"category" text,
	"mrp_paise" integer NOT NULL,
	"offer_paise" integer NOT NULL,
	"prescription_required" boolean DEFAULT false NOT NULL,
	"in_stock" boolean DEFAULT true NOT NULL,
	"rating" numeric(2, 1),
	"review_count" integer,
	"hsn" text,
	"gst_rate" smallint,
	"image" text,
	"popularity" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "medicine_prices" CHECK ("medicine"."mrp_paise" > 0 and "medicine"."offer_paise" > 0 and "medicine"."offer_paise" <= "medicine"."mrp_paise")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "medicine_code" ON "medicine" USING btree ("code");--> statement-breakpoint
CREATE INDEX "medicine_same" ON "medicine" USING btree ("composition","form");
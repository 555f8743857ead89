CREATE TABLE "consent" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"version" text NOT NULL,
	"given" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "otp" (
	"mobile" text NOT NULL,
	"purpose" text NOT NULL,
	"salt" text NOT NULL,
	"hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "otp_mobile_purpose_pk" PRIMARY KEY("mobile","purpose")
);
--> statement-breakpoint
CREATE TABLE "otp_asked" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "otp_asked_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mobile_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"address_hash" text NOT NULL,
	"sent" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"order_id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"facts" jsonb NOT NULL,
	"file_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"year" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reason" text NOT NULL,
	"provider_refund_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	CONSTRAINT "refund_amount" CHECK ("refund"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"actor_role" text NOT NULL,
	"action" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" text,
	"subject_id" integer,
	"result" text NOT NULL,
	"request_id" text NOT NULL,
	"changes" jsonb
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"channel" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prescription" ALTER COLUMN "file_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "picture_id" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "preferences" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "address" ADD COLUMN "typed" text;--> statement-breakpoint
ALTER TABLE "address" ADD COLUMN "area_of_point" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "place_of_supply" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "called_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "called_by" integer;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "hsn" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "gst_rate" smallint;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "rx_status" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "rx_reason" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "rx_prescription_id" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "rx_by" integer;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "rx_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "kind" text DEFAULT 'prescription' NOT NULL;--> statement-breakpoint
ALTER TABLE "prescription" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "prescription" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "prescription" ADD COLUMN "reviewed_by" integer;--> statement-breakpoint
ALTER TABLE "prescription" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prescription" ADD COLUMN "called_by" integer;--> statement-breakpoint
ALTER TABLE "prescription" ADD COLUMN "called_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prescription" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_account" ON "consent" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "otp_asked_mobile" ON "otp_asked" USING btree ("mobile_hash","at");--> statement-breakpoint
CREATE INDEX "otp_asked_address" ON "otp_asked" USING btree ("address_hash","at");--> statement-breakpoint
CREATE INDEX "otp_asked_at" ON "otp_asked" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number" ON "invoice" USING btree ("number");--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_attempt" ON "refund" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject_id","id");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_called_by_account_id_fk" FOREIGN KEY ("called_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_rx_prescription_id_prescription_id_fk" FOREIGN KEY ("rx_prescription_id") REFERENCES "public"."prescription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_rx_by_account_id_fk" FOREIGN KEY ("rx_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription" ADD CONSTRAINT "prescription_reviewed_by_account_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription" ADD CONSTRAINT "prescription_called_by_account_id_fk" FOREIGN KEY ("called_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_newest" ON "order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_status" ON "order" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "order_prescription" ON "order" USING btree ("prescription_id");--> statement-breakpoint
CREATE INDEX "prescription_file" ON "prescription" USING btree ("file_id");--> statement-breakpoint
CREATE FUNCTION audit_stays() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the audit is only ever added to' USING ERRCODE = 'insufficient_privilege'; END $$;
--> statement-breakpoint
CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit" FOR EACH STATEMENT EXECUTE FUNCTION audit_stays();
--> statement-breakpoint
UPDATE "order_line" l SET "rx_status" = CASE WHEN o."prescription_id" IS NULL THEN 'needed' ELSE 'checking' END FROM "order" o WHERE o."id" = l."order_id" AND l."prescription_required";
--> statement-breakpoint
UPDATE "order_line" l SET "hsn" = m."hsn", "gst_rate" = m."gst_rate" FROM "medicine" m WHERE m."id" = l."medicine_id";
--> statement-breakpoint
UPDATE "order" o SET "updated_at" = coalesce((SELECT max(e."at") FROM "order_event" e WHERE e."order_id" = o."id"), o."created_at");

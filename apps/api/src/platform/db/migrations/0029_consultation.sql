CREATE TABLE "consultation_attachment" (
	"id" text PRIMARY KEY NOT NULL,
	"consultation_id" text NOT NULL,
	"account_id" integer NOT NULL,
	"file_id" text NOT NULL,
	"prescription_id" text,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"account_id" integer NOT NULL,
	"doctor_id" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"note" text,
	"order_id" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"last_message" integer DEFAULT 0 NOT NULL,
	"patient_delivered" integer DEFAULT 0 NOT NULL,
	"patient_seen" integer DEFAULT 0 NOT NULL,
	"doctor_delivered" integer DEFAULT 0 NOT NULL,
	"doctor_seen" integer DEFAULT 0 NOT NULL,
	"waiting_since" timestamp with time zone,
	"danger_signs" jsonb,
	"danger_signs_at" timestamp with time zone,
	CONSTRAINT "consultation_type" CHECK ("consultation"."type" in ('chat', 'video')),
	CONSTRAINT "consultation_status" CHECK (("consultation"."status" = 'closed') = ("consultation"."closed_at" is not null)),
	CONSTRAINT "consultation_video" CHECK (("consultation"."type" = 'video') = ("consultation"."starts_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "health_note" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"allergies" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_message" (
	"consultation_id" text NOT NULL,
	"number" integer NOT NULL,
	"sender_id" integer NOT NULL,
	"sender_type" text NOT NULL,
	"sender_name" text NOT NULL,
	"body" text NOT NULL,
	"client_id" text NOT NULL,
	"attachment_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultation_message_consultation_id_number_pk" PRIMARY KEY("consultation_id","number"),
	CONSTRAINT "consultation_message_once" UNIQUE("consultation_id","sender_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "consultation_signal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultation_signal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"consultation_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_ticket" (
	"hash" text PRIMARY KEY NOT NULL,
	"consultation_id" text NOT NULL,
	"account_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prescription_advice" (
	"prescription_id" text PRIMARY KEY NOT NULL,
	"consultation_id" text NOT NULL,
	"advice" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prescription_dose" (
	"prescription_id" text NOT NULL,
	"position" smallint NOT NULL,
	"medicine_id" integer NOT NULL,
	"name" text NOT NULL,
	"composition" text NOT NULL,
	"quantity" smallint NOT NULL,
	"days" smallint NOT NULL,
	"dose" text NOT NULL,
	CONSTRAINT "prescription_dose_prescription_id_position_pk" PRIMARY KEY("prescription_id","position"),
	CONSTRAINT "prescription_dose_medicine" UNIQUE("prescription_id","medicine_id"),
	CONSTRAINT "prescription_dose_quantity" CHECK ("prescription_dose"."quantity" between 1 and 99 and "prescription_dose"."days" between 1 and 365)
);
--> statement-breakpoint
ALTER TABLE "consultation_attachment" ADD CONSTRAINT "consultation_attachment_consultation_id_consultation_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_attachment" ADD CONSTRAINT "consultation_attachment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_attachment" ADD CONSTRAINT "consultation_attachment_prescription_id_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_note" ADD CONSTRAINT "health_note_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_message" ADD CONSTRAINT "consultation_message_consultation_id_consultation_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_message" ADD CONSTRAINT "consultation_message_sender_id_account_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_message" ADD CONSTRAINT "consultation_message_attachment_id_consultation_attachment_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."consultation_attachment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_signal" ADD CONSTRAINT "consultation_signal_consultation_id_consultation_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_ticket" ADD CONSTRAINT "consultation_ticket_consultation_id_consultation_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_ticket" ADD CONSTRAINT "consultation_ticket_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_ticket" ADD CONSTRAINT "consultation_ticket_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_advice" ADD CONSTRAINT "prescription_advice_prescription_id_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_dose" ADD CONSTRAINT "prescription_dose_prescription_id_prescription_advice_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescription_advice"("prescription_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_attachment_consultation" ON "consultation_attachment" USING btree ("consultation_id");--> statement-breakpoint
CREATE INDEX "consultation_attachment_file" ON "consultation_attachment" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_open_chat" ON "consultation" USING btree ("account_id","doctor_id") WHERE "consultation"."type" = 'chat' and "consultation"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_order" ON "consultation" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "consultation_account" ON "consultation" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "consultation_doctor" ON "consultation" USING btree ("doctor_id","status");--> statement-breakpoint
CREATE INDEX "consultation_signal_at" ON "consultation_signal" USING btree ("at");--> statement-breakpoint
CREATE INDEX "consultation_ticket_expires" ON "consultation_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consultation_ticket_session" ON "consultation_ticket" USING btree ("session_id");
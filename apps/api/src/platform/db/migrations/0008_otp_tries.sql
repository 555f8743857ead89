CREATE TABLE "otp_tried" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "otp_tried_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mobile_hash" text NOT NULL,
	"address_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "otp" ADD COLUMN "own_tries_left" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
CREATE INDEX "otp_tried_mobile" ON "otp_tried" USING btree ("mobile_hash","at");--> statement-breakpoint
CREATE INDEX "otp_tried_at" ON "otp_tried" USING btree ("at");
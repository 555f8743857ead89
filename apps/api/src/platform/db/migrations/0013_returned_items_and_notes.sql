CREATE TABLE "order_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"text" text NOT NULL,
	"by_account_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_returned_item" (
	"order_id" text NOT NULL,
	"position" smallint NOT NULL,
	"by_account_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_returned_item_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returned_item" ADD CONSTRAINT "order_returned_item_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returned_item" ADD CONSTRAINT "order_returned_item_item" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_item"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_note_order" ON "order_note" USING btree ("order_id");--> statement-breakpoint
-- What a pharmacist rejected went back before: it is not given back again.
INSERT INTO "order_returned_item" ("order_id", "position", "by_account_id", "at")
SELECT "order_id", "position", "by_account_id", coalesce("at", now()) FROM "prescription_line" WHERE "status" = 'rejected';

CREATE TABLE "care" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "care_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"helper_id" integer NOT NULL,
	"person_id" integer,
	"mobile" text NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"agreed_at" timestamp with time zone,
	"agreed_by" text,
	"text_version" text,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "by_account_id" integer;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "by_account_id" integer;--> statement-breakpoint
ALTER TABLE "care" ADD CONSTRAINT "care_helper_id_account_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care" ADD CONSTRAINT "care_person_id_account_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "care_asked" ON "care" USING btree ("helper_id","mobile") WHERE "care"."agreed_at" is null and "care"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "care_agreed" ON "care" USING btree ("helper_id","person_id") WHERE "care"."agreed_at" is not null and "care"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "care_person" ON "care" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "care_mobile" ON "care" USING btree ("mobile");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_by_account_id_account_id_fk" FOREIGN KEY ("by_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
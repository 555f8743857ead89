CREATE TABLE "refill" (
	"account_id" integer NOT NULL,
	"medicine_id" integer NOT NULL,
	"per_day" numeric(6, 2),
	"remind" boolean DEFAULT false NOT NULL,
	"agreed_at" timestamp with time zone,
	"reminded_for" date,
	CONSTRAINT "refill_account_id_medicine_id_pk" PRIMARY KEY("account_id","medicine_id"),
	CONSTRAINT "refill_per_day" CHECK ("refill"."per_day" > 0)
);
--> statement-breakpoint
ALTER TABLE "refill" ADD CONSTRAINT "refill_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refill" ADD CONSTRAINT "refill_medicine_id_medicine_id_fk" FOREIGN KEY ("medicine_id") REFERENCES "public"."medicine"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refill_medicine" ON "refill" USING btree ("medicine_id");
CREATE TABLE "prescription_written" (
	"prescription_id" text NOT NULL,
	"product_type" text NOT NULL,
	"reference" text NOT NULL,
	"quantity" smallint,
	"days" smallint,
	"repeats" smallint NOT NULL,
	"noted_by" integer NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prescription_written_prescription_id_product_type_reference_pk" PRIMARY KEY("prescription_id","product_type","reference")
);
--> statement-breakpoint
ALTER TABLE "prescription_written" ADD CONSTRAINT "prescription_written_prescription_id_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_written" ADD CONSTRAINT "prescription_written_noted_by_account_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
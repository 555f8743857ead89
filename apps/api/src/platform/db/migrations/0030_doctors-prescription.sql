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
ALTER TABLE "prescription_advice" ADD CONSTRAINT "prescription_advice_prescription_id_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_dose" ADD CONSTRAINT "prescription_dose_prescription_id_prescription_advice_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescription_advice"("prescription_id") ON DELETE cascade ON UPDATE no action;
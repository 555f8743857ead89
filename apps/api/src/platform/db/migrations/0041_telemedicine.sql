CREATE TABLE "prescription_typed" (
	"prescription_id" text NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"days" smallint NOT NULL,
	"dose" text NOT NULL,
	"per_day" numeric(8, 2),
	"list" text NOT NULL,
	CONSTRAINT "prescription_typed_prescription_id_position_pk" PRIMARY KEY("prescription_id","position")
);
--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "closed_by" text;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "patient_age" smallint;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "patient_sex" text;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "patient_video_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "doctor_video_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prescription_advice" ADD COLUMN "diagnosis" text;--> statement-breakpoint
ALTER TABLE "prescription_advice" ADD COLUMN "mode" text;--> statement-breakpoint
ALTER TABLE "prescription_advice" ADD COLUMN "is_follow_up" boolean;--> statement-breakpoint
ALTER TABLE "prescription_advice" ADD COLUMN "patient_sex" text;--> statement-breakpoint
ALTER TABLE "prescription_dose" ADD COLUMN "per_day" numeric(8, 2);--> statement-breakpoint
ALTER TABLE "prescription_dose" ADD COLUMN "list" text;--> statement-breakpoint
ALTER TABLE "prescription" ADD COLUMN "written_by" integer;--> statement-breakpoint
ALTER TABLE "prescription_typed" ADD CONSTRAINT "prescription_typed_prescription_id_prescription_advice_prescription_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescription_advice"("prescription_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription" ADD CONSTRAINT "prescription_written_by_account_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Consent that accounts had given before it was recorded for each consultation.
UPDATE "consultation" c SET "consent_at" = k."at", "consent_version" = k."version"
FROM (SELECT DISTINCT ON ("account_id") * FROM "consent" WHERE "purpose" = 'teleconsultation' ORDER BY "account_id", "id" DESC) k
WHERE k."account_id" = c."account_id" AND k."given";--> statement-breakpoint
UPDATE "consultation" SET "closed_by" = 'doctor' WHERE "status" = 'closed' AND "note" IS NOT NULL;--> statement-breakpoint
UPDATE "prescription" p SET "written_by" = d."account_id"
FROM "prescription_advice" a, "consultation" c, "doctor" d
WHERE a."prescription_id" = p."id" AND c."id" = a."consultation_id" AND d."id" = c."doctor_id";--> statement-breakpoint
-- A doctor's prescription approved itself: lines of orders that have not left wait for a pharmacist now.
UPDATE "prescription_line" l SET "status" = 'checking', "prescription_id" = NULL, "by_account_id" = NULL, "at" = now()
FROM "order" o, "prescription" p
WHERE o."id" = l."order_id" AND o."status" = 'pending' AND l."status" = 'approved' AND p."id" = l."prescription_id" AND l."by_account_id" = p."written_by";--> statement-breakpoint
UPDATE "prescription" SET "status" = 'pending', "reviewed_by" = NULL, "reviewed_at" = NULL WHERE "reviewed_by" = "written_by";

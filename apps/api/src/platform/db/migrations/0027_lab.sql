CREATE TABLE "lab_collection" (
	"order_id" text PRIMARY KEY NOT NULL,
	"collector_id" integer,
	"state" text DEFAULT 'booked' NOT NULL,
	"fasting_hours" smallint NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"collected_at" timestamp with time zone,
	"at_lab_at" timestamp with time zone,
	"reported_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lab_collector" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lab_collector_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"languages" jsonb NOT NULL,
	"resource_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_measure" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_hi" text NOT NULL,
	"unit" text NOT NULL,
	"low" double precision,
	"high" double precision
);
--> statement-breakpoint
CREATE TABLE "lab" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lab_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"resource_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "medical_test" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "medical_test_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"title_hi" text NOT NULL,
	"description" text NOT NULL,
	"description_hi" text NOT NULL,
	"category" text NOT NULL,
	"price_paise" bigint NOT NULL,
	"offer_paise" bigint,
	"turnaround" text NOT NULL,
	"fasting_hours" smallint NOT NULL,
	"water_only" boolean NOT NULL,
	"medicines_to_ask" jsonb NOT NULL,
	"sample" text NOT NULL,
	"sample_hi" text NOT NULL,
	"sex" text,
	"min_age" smallint,
	"max_age" smallint,
	"repeat_days" smallint,
	"measures" jsonb NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	CONSTRAINT "medical_test_fasting" CHECK ("medical_test"."fasting_hours" between 0 and 16),
	CONSTRAINT "medical_test_sex" CHECK ("medical_test"."sex" in ('male', 'female'))
);
--> statement-breakpoint
CREATE TABLE "test_package_test" (
	"package_id" integer NOT NULL,
	"test_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "test_package_test_package_id_test_id_pk" PRIMARY KEY("package_id","test_id")
);
--> statement-breakpoint
CREATE TABLE "lab_report" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"file_id" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_report_value" (
	"report_id" text NOT NULL,
	"position" smallint NOT NULL,
	"code" text,
	"name" text NOT NULL,
	"value" double precision NOT NULL,
	"unit" text NOT NULL,
	"low" double precision,
	"high" double precision,
	CONSTRAINT "lab_report_value_report_id_position_pk" PRIMARY KEY("report_id","position")
);
--> statement-breakpoint
CREATE TABLE "test_package" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "test_package_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_hi" text NOT NULL,
	"description" text NOT NULL,
	"description_hi" text NOT NULL,
	"total_paise" bigint NOT NULL,
	"offer_paise" bigint,
	"is_offered" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lab_collection" ADD CONSTRAINT "lab_collection_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_collection" ADD CONSTRAINT "lab_collection_collector_id_lab_collector_id_fk" FOREIGN KEY ("collector_id") REFERENCES "public"."lab_collector"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_collector" ADD CONSTRAINT "lab_collector_resource_id_schedule_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."schedule_resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab" ADD CONSTRAINT "lab_resource_id_schedule_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."schedule_resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_package_test" ADD CONSTRAINT "test_package_test_package_id_test_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."test_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_package_test" ADD CONSTRAINT "test_package_test_test_id_medical_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."medical_test"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_report" ADD CONSTRAINT "lab_report_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_report" ADD CONSTRAINT "lab_report_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_report_value" ADD CONSTRAINT "lab_report_value_report_id_lab_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."lab_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_report_value" ADD CONSTRAINT "lab_report_value_code_lab_measure_code_fk" FOREIGN KEY ("code") REFERENCES "public"."lab_measure"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_collection_collector" ON "lab_collection" USING btree ("collector_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lab_collector_resource" ON "lab_collector" USING btree ("resource_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lab_resource" ON "lab" USING btree ("resource_id");--> statement-breakpoint
CREATE UNIQUE INDEX "medical_test_title" ON "medical_test" USING btree ("title");--> statement-breakpoint
CREATE INDEX "test_package_test_of" ON "test_package_test" USING btree ("test_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lab_report_file" ON "lab_report" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "lab_report_order" ON "lab_report" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "lab_report_value_code" ON "lab_report_value" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "test_package_name" ON "test_package" USING btree ("name");
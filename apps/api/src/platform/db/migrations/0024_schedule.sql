CREATE TABLE "doctor" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "doctor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"name_hi" text NOT NULL,
	"specialty" text NOT NULL,
	"specialty_hi" text NOT NULL,
	"qualification" text NOT NULL,
	"registration_no" text NOT NULL,
	"languages" jsonb NOT NULL,
	"experience_years" smallint NOT NULL,
	"about" text NOT NULL,
	"about_hi" text NOT NULL,
	"clinic" text NOT NULL,
	"clinic_address" text NOT NULL,
	"fee_paise" bigint,
	"image" text,
	"resource_id" integer NOT NULL,
	"account_id" integer,
	"is_busy" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_service" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_service_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"title_hi" text NOT NULL,
	"description" text NOT NULL,
	"description_hi" text NOT NULL,
	"image" text,
	"price_paise" bigint NOT NULL,
	"offer_paise" bigint,
	"around_the_clock" boolean NOT NULL,
	"needs_order" boolean NOT NULL,
	"keep_ready" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nurse" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nurse_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"registration_no" text NOT NULL,
	"languages" jsonb NOT NULL,
	"photo" text,
	"mobile" text,
	"resource_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit" (
	"order_id" text PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"nurse_id" integer,
	"code" text,
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"on_way_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"slip_file_id" text
);
--> statement-breakpoint
CREATE TABLE "visit_team" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_team_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"latitude" real NOT NULL,
	"longitude" real NOT NULL,
	"resource_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_booking" (
	"order_id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"service_type" text NOT NULL,
	"reference" text NOT NULL,
	"resource_id" integer NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"moves" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_day_hours" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedule_day_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource_id" integer NOT NULL,
	"day" date NOT NULL,
	"from_minute" smallint,
	"to_minute" smallint,
	CONSTRAINT "schedule_day_hours_minutes" CHECK (("schedule_day_hours"."from_minute" is null and "schedule_day_hours"."to_minute" is null) or ("schedule_day_hours"."from_minute" between 0 and 1439 and "schedule_day_hours"."to_minute" > "schedule_day_hours"."from_minute" and "schedule_day_hours"."to_minute" <= 2880))
);
--> statement-breakpoint
CREATE TABLE "schedule_leave" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedule_leave_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "schedule_leave_span" CHECK ("schedule_leave"."ends_at" > "schedule_leave"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "schedule_resource" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedule_resource_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"capacity" smallint NOT NULL,
	"slot_minutes" smallint NOT NULL,
	"buffer_minutes" smallint NOT NULL,
	"step_minutes" smallint NOT NULL,
	CONSTRAINT "schedule_resource_capacity" CHECK ("schedule_resource"."capacity" > 0),
	CONSTRAINT "schedule_resource_minutes" CHECK ("schedule_resource"."slot_minutes" > 0 and "schedule_resource"."buffer_minutes" >= 0 and "schedule_resource"."step_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "schedule_seat" (
	"id" text PRIMARY KEY NOT NULL,
	"resource_id" integer NOT NULL,
	"seat" smallint NOT NULL,
	"capacity" smallint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"account_id" integer NOT NULL,
	"order_id" text,
	"expires_at" timestamp with time zone,
	"is_extended" boolean DEFAULT false NOT NULL,
	"hold_number" smallint,
	CONSTRAINT "schedule_seat_capacity" CHECK ("schedule_seat"."seat" >= 0 and "schedule_seat"."seat" < "schedule_seat"."capacity"),
	CONSTRAINT "schedule_seat_span" CHECK ("schedule_seat"."ends_at" > "schedule_seat"."starts_at"),
	CONSTRAINT "schedule_seat_hold" CHECK (("schedule_seat"."order_id" is null) = ("schedule_seat"."expires_at" is not null) and ("schedule_seat"."order_id" is null) = ("schedule_seat"."hold_number" is not null)),
	CONSTRAINT "schedule_seat_holds" CHECK ("schedule_seat"."hold_number" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "schedule_weekly_hours" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schedule_weekly_hours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource_id" integer NOT NULL,
	"weekday" smallint NOT NULL,
	"from_minute" smallint NOT NULL,
	"to_minute" smallint NOT NULL,
	CONSTRAINT "schedule_weekly_hours_weekday" CHECK ("schedule_weekly_hours"."weekday" between 0 and 6),
	CONSTRAINT "schedule_weekly_hours_minutes" CHECK ("schedule_weekly_hours"."from_minute" between 0 and 1439 and "schedule_weekly_hours"."to_minute" > "schedule_weekly_hours"."from_minute" and "schedule_weekly_hours"."to_minute" <= 2880)
);
--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_resource_id_schedule_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."schedule_resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nurse" ADD CONSTRAINT "nurse_team_id_visit_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."visit_team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nurse" ADD CONSTRAINT "nurse_resource_id_schedule_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."schedule_resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_team_id_visit_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."visit_team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_nurse_id_nurse_id_fk" FOREIGN KEY ("nurse_id") REFERENCES "public"."nurse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_slip_file_id_file_id_fk" FOREIGN KEY ("slip_file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_team" ADD CONSTRAINT "visit_team_resource_id_schedule_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."schedule_resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_booking" ADD CONSTRAINT "schedule_booking_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_booking" ADD CONSTRAINT "schedule_booking_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_booking" ADD CONSTRAINT "schedule_booking_resource_id_schedule_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."schedule_resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_day_hours" ADD CONSTRAINT "schedule_day_hours_resource_id_schedule_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."schedule_resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_leave" ADD CONSTRAINT "schedule_leave_resource_id_schedule_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."schedule_resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_seat" ADD CONSTRAINT "schedule_seat_resource_id_schedule_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."schedule_resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_seat" ADD CONSTRAINT "schedule_seat_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_seat" ADD CONSTRAINT "schedule_seat_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_weekly_hours" ADD CONSTRAINT "schedule_weekly_hours_resource_id_schedule_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."schedule_resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_resource" ON "doctor" USING btree ("resource_id");--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_account" ON "doctor" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_registration" ON "doctor" USING btree ("registration_no");--> statement-breakpoint
CREATE UNIQUE INDEX "nurse_registration" ON "nurse" USING btree ("registration_no");--> statement-breakpoint
CREATE UNIQUE INDEX "nurse_resource" ON "nurse" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "nurse_team" ON "nurse" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "visit_of_team" ON "visit" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "visit_nurse" ON "visit" USING btree ("nurse_id");--> statement-breakpoint
CREATE INDEX "visit_slip_file" ON "visit" USING btree ("slip_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_team_resource" ON "visit_team" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "schedule_booking_account" ON "schedule_booking" USING btree ("account_id","starts_at");--> statement-breakpoint
CREATE INDEX "schedule_booking_resource" ON "schedule_booking" USING btree ("resource_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_day_hours_once" ON "schedule_day_hours" USING btree ("resource_id","day","from_minute");--> statement-breakpoint
CREATE INDEX "schedule_leave_resource" ON "schedule_leave" USING btree ("resource_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_seat_hold_number" ON "schedule_seat" USING btree ("account_id","hold_number");--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_seat_order" ON "schedule_seat" USING btree ("order_id","resource_id");--> statement-breakpoint
CREATE INDEX "schedule_seat_day" ON "schedule_seat" USING btree ("resource_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_weekly_hours_once" ON "schedule_weekly_hours" USING btree ("resource_id","weekday","from_minute");--> statement-breakpoint
-- A seat is reserved before its order's row is written, in the same transaction.
ALTER TABLE "schedule_seat" ALTER CONSTRAINT "schedule_seat_order_id_order_id_fk" DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
-- Of one seat of one resource, no two times overlap. Ranges of one number stand for equality: gist knows that of no plain number without an extension.
ALTER TABLE "schedule_seat" ADD CONSTRAINT "schedule_seat_once" EXCLUDE USING gist (int4range("resource_id", "resource_id", '[]') WITH &&, int4range("seat"::integer, "seat"::integer, '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&);

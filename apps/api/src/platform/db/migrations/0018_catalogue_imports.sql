CREATE TABLE "catalogue_import_row" (
	"import_id" integer NOT NULL,
	"medicine_id" integer NOT NULL,
	"name" text NOT NULL,
	"before" jsonb,
	"stock" integer NOT NULL,
	CONSTRAINT "catalogue_import_row_import_id_medicine_id_pk" PRIMARY KEY("import_id","medicine_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_import" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"account_id" integer,
	"file" text,
	"inserted" integer NOT NULL,
	"updated" integer NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "catalogue_import_row" ADD CONSTRAINT "catalogue_import_row_import_id_catalogue_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_import" ADD CONSTRAINT "catalogue_import_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
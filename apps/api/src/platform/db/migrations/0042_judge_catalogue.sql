CREATE TABLE "substance_check" (
	"version" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"checked" integer NOT NULL,
	"raised" integer NOT NULL,
	"archived" integer NOT NULL
);

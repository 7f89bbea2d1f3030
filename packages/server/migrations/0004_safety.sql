CREATE TABLE "complaints" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"member_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"reporter_id" text,
	"profile_id" text NOT NULL,
	"profile_name" text NOT NULL,
	"category" text NOT NULL,
	"text" text NOT NULL,
	"message_text" text,
	"message_sent_at" timestamp with time zone,
	"photo_filename" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_members_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaints_newest" ON "complaints" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("site_id","created_at");
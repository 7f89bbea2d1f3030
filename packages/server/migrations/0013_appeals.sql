CREATE TABLE "appeals" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"report_id" text,
	"complaint_id" text,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appeals_once" UNIQUE NULLS NOT DISTINCT("report_id","complaint_id","side")
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"report_id" text,
	"complaint_id" text,
	"after" text,
	"ground" text NOT NULL,
	"facts" text NOT NULL,
	"action" text NOT NULL,
	"is_automated" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "decisions_once" UNIQUE NULLS NOT DISTINCT("report_id","complaint_id","after")
);
--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeals_complaint" ON "appeals" USING btree ("complaint_id");--> statement-breakpoint
CREATE INDEX "decisions_complaint" ON "decisions" USING btree ("complaint_id");--> statement-breakpoint
CREATE INDEX "complaints_member" ON "complaints" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "reports_profile" ON "reports" USING btree ("profile_id");
CREATE TABLE "takedowns" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"decision_id" text,
	"content" jsonb,
	"taken_at" timestamp with time zone NOT NULL,
	"restored_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "photo_queue" (
	"photo_id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "removed" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_queue" ADD CONSTRAINT "photo_queue_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "takedowns_subject" ON "takedowns" USING btree ("site_id","kind","subject") WHERE restored_at is null;--> statement-breakpoint
CREATE INDEX "takedowns_decision" ON "takedowns" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "takedowns_member" ON "takedowns" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "photo_queue_oldest" ON "photo_queue" USING btree ("site_id","uploaded_at","photo_id");
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"profile_id" text,
	"conversation_id" text,
	"account" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "delivered_until" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "notification_preferences" jsonb;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "notifications_read_until" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_profile_id_members_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_member" ON "notifications" USING btree ("site_id","member_id","id");--> statement-breakpoint
CREATE INDEX "notifications_profile" ON "notifications" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "notifications_conversation" ON "notifications" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "notifications_at" ON "notifications" USING btree ("site_id","at");
ALTER TABLE "participations" ADD COLUMN "cleared_until" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What members have deleted until now stays deleted.
UPDATE "participations" SET "cleared_until" = "conversations"."last_message_id" FROM "conversations" WHERE "conversations"."id" = "participations"."conversation_id" AND NOT "participations"."is_listed";--> statement-breakpoint
-- Nobody knows which session these belong to; a browser that is still wanted registers again.
DELETE FROM "push_subscriptions";--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("site_id","expires_at");
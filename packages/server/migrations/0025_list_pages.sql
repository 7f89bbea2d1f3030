DROP INDEX "participations_list";--> statement-breakpoint
DROP INDEX "likes_received";--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "newest_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "participations" SET "newest_id" = "conversations"."last_message_id" FROM "conversations" WHERE "conversations"."id" = "participations"."conversation_id";--> statement-breakpoint
CREATE INDEX "likes_given" ON "likes" USING btree ("site_id","liker_id","liked_at","liked_id");--> statement-breakpoint
CREATE INDEX "participations_list" ON "participations" USING btree ("site_id","member_id","is_listed",(newest_id > greatest(read_until, cleared_until)),"updated_at","conversation_id");--> statement-breakpoint
CREATE INDEX "likes_received" ON "likes" USING btree ("site_id","liked_id",(seen_at is null),"liked_at","liker_id");
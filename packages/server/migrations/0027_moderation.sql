ALTER TABLE "decisions" ADD COLUMN "measure" jsonb;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "measure_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "suspended_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "members_suspended" ON "members" USING btree ("site_id","suspended_until","date_of_birth","gender","country") WHERE "members"."suspended_until" is not null;
ALTER TABLE "sessions" ADD COLUMN "replaced_token_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "token_replaced_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sessions_replaced_token" ON "sessions" USING btree ("replaced_token_hash") WHERE "sessions"."replaced_token_hash" is not null;
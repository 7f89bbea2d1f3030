ALTER TABLE "messages" ADD COLUMN "reference" jsonb;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "message_quote" text;
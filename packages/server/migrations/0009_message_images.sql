CREATE TABLE "message_images" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"conversation_id" text,
	"message_id" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "image" jsonb;--> statement-breakpoint
ALTER TABLE "message_images" ADD CONSTRAINT "message_images_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_images" ADD CONSTRAINT "message_images_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_images_member" ON "message_images" USING btree ("site_id","member_id");--> statement-breakpoint
CREATE INDEX "message_images_conversation" ON "message_images" USING btree ("conversation_id");
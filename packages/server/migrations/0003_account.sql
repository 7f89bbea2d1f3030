CREATE TABLE "push_subscriptions" (
	"site_id" text NOT NULL,
	"endpoint_hash" text NOT NULL,
	"member_id" text NOT NULL,
	"subscription" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_site_id_endpoint_hash_pk" PRIMARY KEY("site_id","endpoint_hash")
);
--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_member" ON "push_subscriptions" USING btree ("site_id","member_id","created_at");
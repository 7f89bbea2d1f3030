CREATE TABLE "cancellations" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"email" text NOT NULL,
	"reason" text,
	"date" text,
	"language" text,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"member_id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"product" jsonb NOT NULL,
	"country" text NOT NULL,
	"payment_method" text NOT NULL,
	"agreed_in" text NOT NULL,
	"state" text NOT NULL,
	"renews_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"renewal_order" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "renewal" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
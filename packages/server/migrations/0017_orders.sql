CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"member_id" text,
	"product" jsonb NOT NULL,
	"country" text NOT NULL,
	"payment_method" text NOT NULL,
	"discount_code" text,
	"amount" integer NOT NULL,
	"tax" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"notice_token" text NOT NULL,
	"reference" text,
	"pay_url" text,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("site_id","member_id","created_at");
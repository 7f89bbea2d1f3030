CREATE TABLE "test_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failures" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text,
	"notice_url" text NOT NULL,
	"renews" boolean NOT NULL,
	"state" text NOT NULL,
	"paid_at" timestamp with time zone,
	"refunds" jsonb NOT NULL,
	CONSTRAINT "test_payments_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "test_notices" ADD CONSTRAINT "test_notices_reference_test_payments_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."test_payments"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_notices_due" ON "test_notices" USING btree ("due_at");
CREATE TABLE "attempts" (
	"site_id" text NOT NULL,
	"bucket" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "attempts_site_id_bucket_pk" PRIMARY KEY("site_id","bucket")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"site_id" text NOT NULL,
	"scope" text NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"payload_mac" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"opened_for" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_site_id_scope_call_key_pk" PRIMARY KEY("site_id","scope","call","key")
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"visitor" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "events" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"id" bigint NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "events_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"activation_delivered_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	"mailprovider" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"gender" text,
	"date_of_birth" date,
	"country" text,
	"countryregion" text,
	"city" text,
	"language" text,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"personal" jsonb,
	"fictional" boolean DEFAULT false NOT NULL,
	"paid_until" timestamp with time zone,
	"credits" integer DEFAULT 0 NOT NULL,
	"trafficsource" jsonb,
	"form_path" text,
	"referrer" text,
	"campaign_profile" text,
	"last_signup_step_at" timestamp with time zone,
	"event_seq" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_active_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"position" integer NOT NULL,
	"thumb_filename" text NOT NULL,
	"sizes" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_age" ON "attempts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tokens_expiry" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "events_age" ON "events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "members_email" ON "members" USING btree ("site_id","email_key");--> statement-breakpoint
CREATE INDEX "members_search" ON "members" USING btree ("site_id","country","gender","date_of_birth") WHERE "members"."deleted_at" is null and "members"."date_of_birth" is not null;--> statement-breakpoint
CREATE INDEX "photos_member" ON "photos" USING btree ("site_id","member_id","position");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("site_id","member_id");
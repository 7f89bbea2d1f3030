CREATE TABLE "discount_starts" (
	"member_id" text NOT NULL,
	"code" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "discount_starts_member_id_code_pk" PRIMARY KEY("member_id","code")
);
--> statement-breakpoint
ALTER TABLE "discount_starts" ADD CONSTRAINT "discount_starts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
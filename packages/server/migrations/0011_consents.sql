CREATE TABLE "consents" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"language" text,
	"source" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_member_id_document_version_pk" PRIMARY KEY("member_id","document","version")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Members who joined before consents were recorded count as having accepted the versions of this release.
INSERT INTO "consents" ("site_id", "member_id", "document", "version", "source", "accepted_at")
SELECT "site_id", "id", "document", '2026-11-25', 'migration', now()
FROM "members" CROSS JOIN (VALUES ('terms'), ('privacy')) AS "documents" ("document");

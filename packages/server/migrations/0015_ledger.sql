CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" text NOT NULL,
	"member_id" text,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text,
	"author" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"entry_id" bigint NOT NULL,
	"account" text NOT NULL,
	"unit" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "ledger_postings_entry_id_account_unit_pk" PRIMARY KEY("entry_id","account","unit")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_subject" ON "ledger_entries" USING btree ("site_id","kind","subject");--> statement-breakpoint
CREATE INDEX "ledger_entries_member" ON "ledger_entries" USING btree ("site_id","member_id","id");--> statement-breakpoint
-- Credits that members already have open their wallets.
INSERT INTO "ledger_entries" ("site_id", "member_id", "kind", "subject", "at")
	SELECT "site_id", "id", 'opening', "id", now() FROM "members" WHERE "credits" > 0;--> statement-breakpoint
INSERT INTO "ledger_postings" ("entry_id", "account", "unit", "amount")
	SELECT "entry"."id", "side"."account", 'credits', "side"."sign" * "member"."credits"
	FROM "ledger_entries" AS "entry" JOIN "members" AS "member" ON "member"."id" = "entry"."member_id",
		(VALUES ('issued', -1), ('wallet', 1)) AS "side" ("account", "sign")
	WHERE "entry"."kind" = 'opening';

CREATE TABLE "search_count_changes" (
	"site_id" text NOT NULL,
	"gender" text,
	"country" text,
	"countryregion" text,
	"date_of_birth" date NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"site_id" text NOT NULL,
	"country" text NOT NULL,
	"countryregion" text NOT NULL,
	"span" text NOT NULL,
	"born" date NOT NULL,
	"women" integer NOT NULL,
	"men" integer NOT NULL,
	"others" integer NOT NULL,
	"unsaid" integer NOT NULL,
	CONSTRAINT "search_counts_site_id_country_countryregion_span_born_pk" PRIMARY KEY("site_id","country","countryregion","span","born")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "search_cursors" (
	"site_id" text NOT NULL,
	"scroll" text NOT NULL,
	"page" integer NOT NULL,
	"as_of" timestamp (3) with time zone NOT NULL,
	"key" timestamp (3) with time zone NOT NULL,
	"member_id" text NOT NULL,
	CONSTRAINT "search_cursors_site_id_scroll_page_pk" PRIMARY KEY("site_id","scroll","page")
);
--> statement-breakpoint
DROP INDEX "members_search";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "search_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "search_before" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "members" SET "search_at" = coalesce("last_active_at", "created_at"), "search_before" = coalesce("last_active_at", "created_at");--> statement-breakpoint
CREATE INDEX "search_count_changes_site" ON "search_count_changes" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "search_cursors_age" ON "search_cursors" USING btree ("site_id","as_of");--> statement-breakpoint
CREATE INDEX "members_search_all" ON "members" USING btree ("site_id","search_at","id","gender","date_of_birth","search_before") WHERE "members"."deleted_at" is null and "members"."date_of_birth" is not null;--> statement-breakpoint
CREATE INDEX "members_search_country" ON "members" USING btree ("site_id","country","search_at","id","gender","date_of_birth","search_before") WHERE "members"."deleted_at" is null and "members"."date_of_birth" is not null;--> statement-breakpoint
CREATE INDEX "members_search_region" ON "members" USING btree ("site_id","countryregion","search_at","id","country","gender","date_of_birth","search_before") WHERE "members"."deleted_at" is null and "members"."date_of_birth" is not null;--> statement-breakpoint
CREATE INDEX "members_search_born" ON "members" USING btree ("site_id","date_of_birth","gender","country") WHERE "members"."deleted_at" is null and "members"."date_of_birth" is not null;--> statement-breakpoint
-- The place of a member in searches moves to the newest activity, at most once in 24 hours; the place before is kept.
CREATE FUNCTION "keep_search_place"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		NEW.search_at := coalesce(NEW.last_active_at, NEW.created_at);
		NEW.search_before := NEW.search_at;
	ELSIF NEW.last_active_at > OLD.search_at + interval '24 hours' THEN
		NEW.search_before := OLD.search_at;
		NEW.search_at := NEW.last_active_at;
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "members_search_place" BEFORE INSERT OR UPDATE OF "last_active_at" ON "members"
	FOR EACH ROW EXECUTE FUNCTION "keep_search_place"();--> statement-breakpoint
-- Who comes into searches or leaves them is written down; the counts take it in later.
CREATE FUNCTION "keep_search_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND (OLD.site_id, OLD.gender, OLD.country, OLD.countryregion, OLD.date_of_birth, OLD.deleted_at IS NULL)
		IS NOT DISTINCT FROM (NEW.site_id, NEW.gender, NEW.country, NEW.countryregion, NEW.date_of_birth, NEW.deleted_at IS NULL)
	THEN
		RETURN NULL;
	END IF;
	IF TG_OP <> 'INSERT' AND OLD.deleted_at IS NULL AND OLD.date_of_birth IS NOT NULL THEN
		INSERT INTO search_count_changes (site_id, gender, country, countryregion, date_of_birth, change)
			VALUES (OLD.site_id, OLD.gender, OLD.country, OLD.countryregion, OLD.date_of_birth, -1);
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.deleted_at IS NULL AND NEW.date_of_birth IS NOT NULL THEN
		INSERT INTO search_count_changes (site_id, gender, country, countryregion, date_of_birth, change)
			VALUES (NEW.site_id, NEW.gender, NEW.country, NEW.countryregion, NEW.date_of_birth, 1);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "members_search_counts"
	AFTER INSERT OR DELETE OR UPDATE OF "site_id", "gender", "country", "countryregion", "date_of_birth", "deleted_at" ON "members"
	FOR EACH ROW EXECUTE FUNCTION "keep_search_counts"();--> statement-breakpoint
INSERT INTO "search_count_changes" ("site_id", "gender", "country", "countryregion", "date_of_birth", "change")
	SELECT "site_id", "gender", "country", "countryregion", "date_of_birth", 1 FROM "members"
	WHERE "deleted_at" IS NULL AND "date_of_birth" IS NOT NULL;

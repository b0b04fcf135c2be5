CREATE TABLE "bank_version" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"epoch" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "bank_version_one_row" CHECK ("bank_version"."id" = 1)
);
--> statement-breakpoint
INSERT INTO bank_version DEFAULT VALUES;
--> statement-breakpoint
-- Written by hand: no change to the bank can forget to count.
CREATE FUNCTION bank_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE bank_version SET version = version + 1;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER questions_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON questions FOR EACH STATEMENT EXECUTE FUNCTION bank_changed();
--> statement-breakpoint
CREATE TRIGGER question_places_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON question_places FOR EACH STATEMENT EXECUTE FUNCTION bank_changed();
--> statement-breakpoint
CREATE TRIGGER question_lists_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON question_lists FOR EACH STATEMENT EXECUTE FUNCTION bank_changed();
--> statement-breakpoint
-- An import runs as a replica, for which other triggers are off.
ALTER TABLE questions ENABLE ALWAYS TRIGGER questions_changed;
--> statement-breakpoint
ALTER TABLE question_places ENABLE ALWAYS TRIGGER question_places_changed;
--> statement-breakpoint
ALTER TABLE question_lists ENABLE ALWAYS TRIGGER question_lists_changed;

CREATE TABLE "pack_files" (
	"sha256" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"picture" text,
	"content" "bytea" NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pack_parts" (
	"sha256" text NOT NULL,
	"pack" text NOT NULL,
	"dropped_at" timestamp with time zone,
	CONSTRAINT "pack_parts_sha256_pack_pk" PRIMARY KEY("sha256","pack")
);
--> statement-breakpoint
CREATE TABLE "pack_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"changes" bigint DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"questions" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"version" text NOT NULL,
	"is_paid" boolean NOT NULL,
	"files" jsonb NOT NULL,
	"source" text NOT NULL,
	"built_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pack_parts" ADD CONSTRAINT "pack_parts_sha256_pack_files_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."pack_files"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pack_files_picture" ON "pack_files" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "pack_parts_pack" ON "pack_parts" USING btree ("pack");
--> statement-breakpoint
-- Written by hand: no change to the content can forget to count. Its name comes after that of the trigger that counts
-- the bank's version, whose only row makes concurrent changes wait for each other first.
CREATE FUNCTION pack_sources_count(subjects text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO pack_sources (id) SELECT DISTINCT s FROM unnest(subjects) AS s WHERE s IS NOT NULL ORDER BY s
	ON CONFLICT (id) DO UPDATE SET changes = pack_sources.changes + 1, changed_at = now();
$$;
--> statement-breakpoint
CREATE FUNCTION subjects_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pack_sources_count(array(SELECT DISTINCT subject FROM changed_rows));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION subjects_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pack_sources_count(array(SELECT subject FROM changed_rows UNION SELECT subject FROM former_rows));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION places_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pack_sources_count(array(
		SELECT DISTINCT l.subject FROM (SELECT DISTINCT list FROM changed_rows) c JOIN question_lists l ON l.id = c.list));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION internship_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pack_sources_count(ARRAY['RX_AID']);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER questions_packs_insert AFTER INSERT ON questions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION subjects_changed();
--> statement-breakpoint
CREATE TRIGGER questions_packs_update AFTER UPDATE ON questions REFERENCING NEW TABLE AS changed_rows OLD TABLE AS former_rows FOR EACH STATEMENT EXECUTE FUNCTION subjects_updated();
--> statement-breakpoint
CREATE TRIGGER questions_packs_delete AFTER DELETE ON questions REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION subjects_changed();
--> statement-breakpoint
CREATE TRIGGER question_lists_packs_insert AFTER INSERT ON question_lists REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION subjects_changed();
--> statement-breakpoint
CREATE TRIGGER question_lists_packs_update AFTER UPDATE ON question_lists REFERENCING NEW TABLE AS changed_rows OLD TABLE AS former_rows FOR EACH STATEMENT EXECUTE FUNCTION subjects_updated();
--> statement-breakpoint
CREATE TRIGGER question_lists_packs_delete AFTER DELETE ON question_lists REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION subjects_changed();
--> statement-breakpoint
CREATE TRIGGER question_places_packs_insert AFTER INSERT ON question_places REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION places_changed();
--> statement-breakpoint
CREATE TRIGGER question_places_packs_update AFTER UPDATE ON question_places REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION places_changed();
--> statement-breakpoint
CREATE TRIGGER question_places_packs_delete AFTER DELETE ON question_places REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION places_changed();
--> statement-breakpoint
CREATE TRIGGER internship_subjects_packs AFTER INSERT OR UPDATE OR DELETE ON internship_subjects FOR EACH STATEMENT EXECUTE FUNCTION internship_changed();
--> statement-breakpoint
CREATE TRIGGER internship_topics_packs AFTER INSERT OR UPDATE OR DELETE ON internship_topics FOR EACH STATEMENT EXECUTE FUNCTION internship_changed();
--> statement-breakpoint
-- An import runs as a replica, for which other triggers are off.
ALTER TABLE questions ENABLE ALWAYS TRIGGER questions_packs_insert;
--> statement-breakpoint
ALTER TABLE questions ENABLE ALWAYS TRIGGER questions_packs_update;
--> statement-breakpoint
ALTER TABLE questions ENABLE ALWAYS TRIGGER questions_packs_delete;
--> statement-breakpoint
ALTER TABLE question_lists ENABLE ALWAYS TRIGGER question_lists_packs_insert;
--> statement-breakpoint
ALTER TABLE question_lists ENABLE ALWAYS TRIGGER question_lists_packs_update;
--> statement-breakpoint
ALTER TABLE question_lists ENABLE ALWAYS TRIGGER question_lists_packs_delete;
--> statement-breakpoint
ALTER TABLE question_places ENABLE ALWAYS TRIGGER question_places_packs_insert;
--> statement-breakpoint
ALTER TABLE question_places ENABLE ALWAYS TRIGGER question_places_packs_update;
--> statement-breakpoint
ALTER TABLE question_places ENABLE ALWAYS TRIGGER question_places_packs_delete;
--> statement-breakpoint
ALTER TABLE internship_subjects ENABLE ALWAYS TRIGGER internship_subjects_packs;
--> statement-breakpoint
ALTER TABLE internship_topics ENABLE ALWAYS TRIGGER internship_topics_packs;
--> statement-breakpoint
INSERT INTO pack_sources (id) SELECT DISTINCT subject FROM questions UNION SELECT 'RX_AID' FROM internship_subjects;

CREATE TABLE "question_stamps" (
	"question" bigint NOT NULL,
	"version" integer NOT NULL,
	"author" bigint,
	"reviewer" bigint,
	"reviewed_at" timestamp with time zone,
	CONSTRAINT "question_stamps_question_version_pk" PRIMARY KEY("question","version")
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "stamp" jsonb DEFAULT '{"author":null,"reviewer":null,"reviewed_on":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "question_stamps" ADD CONSTRAINT "question_stamps_question_questions_id_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_stamps" ADD CONSTRAINT "question_stamps_author_users_id_fk" FOREIGN KEY ("author") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_stamps" ADD CONSTRAINT "question_stamps_reviewer_users_id_fk" FOREIGN KEY ("reviewer") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Written by hand: an account that goes takes its name off the questions, and off the caches with them.
CREATE FUNCTION question_stamp_shown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE questions SET stamp = jsonb_build_object(
		'author', (SELECT name FROM users WHERE id = NEW.author),
		'reviewer', (SELECT name FROM users WHERE id = NEW.reviewer),
		'reviewed_on', to_char(NEW.reviewed_at AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM-DD'))
	WHERE id = NEW.question
		AND NOT EXISTS (SELECT FROM question_stamps WHERE question = NEW.question AND version > NEW.version);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER question_stamps_shown AFTER INSERT OR UPDATE ON question_stamps FOR EACH ROW EXECUTE FUNCTION question_stamp_shown();
--> statement-breakpoint
-- Written by hand: who gave which role is added to. Rows go with their account alone, by its foreign key.
CREATE FUNCTION role_events_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'who gave which role is added to, never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER role_events_stay BEFORE UPDATE OR DELETE ON role_events FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION role_events_refuse();

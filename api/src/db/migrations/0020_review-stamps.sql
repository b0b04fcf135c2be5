CREATE TABLE "question_stamps" (
	"question" bigint NOT NULL,
	"version" integer NOT NULL,
	"author" bigint,
	"reviewer" bigint,
	"reviewed_at" timestamp with time zone,
	CONSTRAINT "question_stamps_question_version_pk" PRIMARY KEY("question","version")
);
--> statement-breakpoint
ALTER TABLE "question_stamps" ADD CONSTRAINT "question_stamps_question_questions_id_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_stamps" ADD CONSTRAINT "question_stamps_author_users_id_fk" FOREIGN KEY ("author") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_stamps" ADD CONSTRAINT "question_stamps_reviewer_users_id_fk" FOREIGN KEY ("reviewer") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Written by hand: an account that goes takes its name off the questions in the caches too.
CREATE TRIGGER question_stamps_changed AFTER UPDATE ON question_stamps FOR EACH ROW EXECUTE FUNCTION bank_changed();

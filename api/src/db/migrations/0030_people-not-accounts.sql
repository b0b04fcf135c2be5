CREATE TABLE "review_marks" (
	"question" bigint PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"changes" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "made_in_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "question_reports" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "question_reports" ADD COLUMN "counts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "review_marks" ADD CONSTRAINT "review_marks_question_questions_id_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" DROP COLUMN "under_review";--> statement-breakpoint
-- Written by hand: the marks of before, from the reports that were open together with one that still is.
INSERT INTO review_marks (question, is_on, changes)
SELECT r.question, true, 1 FROM question_reports r
WHERE r.answered_at IS NULL OR r.answered_at > (
	SELECT min(o.created_at) FROM question_reports o WHERE o.question = r.question AND o.state = 'OPEN')
GROUP BY r.question HAVING bool_or(r.state = 'OPEN') AND count(DISTINCT r.reader) >= 3;

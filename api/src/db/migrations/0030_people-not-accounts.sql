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
-- Written by hand.
INSERT INTO review_marks (question, is_on, changes) SELECT id, true, 1 FROM questions WHERE under_review;

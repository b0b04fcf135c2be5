CREATE TABLE "question_figures" (
	"question" bigint PRIMARY KEY NOT NULL,
	"answered" integer NOT NULL,
	"skips" integer NOT NULL,
	"facility" integer,
	"discrimination" integer,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "question_figures" ADD CONSTRAINT "question_figures_question_questions_id_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_days_by_day" ON "study_days" USING btree ("day","user");
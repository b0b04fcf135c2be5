CREATE TABLE "news_mails" (
	"user" bigint PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "suspect_keys" (
	"question" bigint PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "news_mails" ADD CONSTRAINT "news_mails_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspect_keys" ADD CONSTRAINT "suspect_keys_question_questions_id_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suspect_keys_on" ON "suspect_keys" USING btree ("question") WHERE "suspect_keys"."is_on";--> statement-breakpoint
CREATE INDEX "notifications_of_template" ON "notifications" USING btree ("user","template");--> statement-breakpoint
CREATE INDEX "question_drafts_waiting" ON "question_drafts" USING btree ("status","author") WHERE "question_drafts"."status" in ('SUBMITTED', 'RETURNED');--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" USING btree ("id") WHERE "jobs"."failed_at" is not null;
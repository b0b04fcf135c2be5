CREATE TABLE "question_drafts" (
	"id" bigint PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"status" text NOT NULL,
	"content" jsonb,
	"author" bigint,
	"writers" bigint[] NOT NULL,
	"base_version" integer,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_drafts_content" CHECK (("question_drafts"."content" is null) = ("question_drafts"."status" = 'PUBLISHED'))
);
--> statement-breakpoint
CREATE TABLE "question_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question" bigint NOT NULL,
	"who" bigint,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"why" text,
	"from_version" integer NOT NULL,
	"to_version" integer NOT NULL,
	"status_before" text,
	"content_before" jsonb,
	"digest" text,
	"changes" jsonb NOT NULL,
	"replaced" integer
);
--> statement-breakpoint
CREATE TABLE "question_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question" bigint NOT NULL,
	"reader" bigint,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"answer" text,
	"reviewer" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "question_reports_answered" CHECK (("question_reports"."state" = 'OPEN') = ("question_reports"."answer" is null))
);
--> statement-breakpoint
CREATE TABLE "role_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "role_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user" bigint NOT NULL,
	"who" bigint,
	"at" timestamp with time zone NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role" text DEFAULT 'READER' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "under_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "key_corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question_drafts" ADD CONSTRAINT "question_drafts_author_users_id_fk" FOREIGN KEY ("author") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_events" ADD CONSTRAINT "question_events_who_users_id_fk" FOREIGN KEY ("who") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_question_questions_id_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_reader_users_id_fk" FOREIGN KEY ("reader") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_reviewer_users_id_fk" FOREIGN KEY ("reviewer") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_events" ADD CONSTRAINT "role_events_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_events" ADD CONSTRAINT "role_events_who_users_id_fk" FOREIGN KEY ("who") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_drafts_changed" ON "question_drafts" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "question_events_of" ON "question_events" USING btree ("question","id");--> statement-breakpoint
CREATE INDEX "question_events_started" ON "question_events" USING btree ("who","digest") WHERE "question_events"."what" = 'STARTED';--> statement-breakpoint
CREATE INDEX "question_reports_queue" ON "question_reports" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "question_reports_of" ON "question_reports" USING btree ("question","id");--> statement-breakpoint
CREATE INDEX "question_reports_by" ON "question_reports" USING btree ("reader","id");--> statement-breakpoint
CREATE INDEX "study_records_readers" ON "study_records" USING btree ("question","user") WHERE "study_records"."is_answered";--> statement-breakpoint
-- Written by hand: events are added to. An account that goes takes its name off them, and nothing else.
CREATE FUNCTION question_events_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.who IS NULL AND to_jsonb(NEW) - 'who' = to_jsonb(OLD) - 'who' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'what was done to a question is added to, never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER question_events_stay BEFORE UPDATE OR DELETE ON question_events FOR EACH ROW EXECUTE FUNCTION question_events_refuse();

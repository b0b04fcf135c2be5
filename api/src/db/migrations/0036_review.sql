CREATE TABLE "memory_models" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "memory_models_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user" bigint,
	"kind" text NOT NULL,
	"weights" double precision[] NOT NULL,
	"fitted_on" integer NOT NULL,
	"gain" double precision NOT NULL,
	"fitted_at" timestamp with time zone NOT NULL,
	"adopted_at" timestamp with time zone,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "memory_states" (
	"user" bigint NOT NULL,
	"question" bigint NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"last_on" date NOT NULL,
	"due_on" date NOT NULL,
	"reviews" integer NOT NULL,
	"lapses" integer NOT NULL,
	"model" text NOT NULL,
	CONSTRAINT "memory_states_user_question_pk" PRIMARY KEY("user","question")
);
--> statement-breakpoint
CREATE TABLE "undone_attempts" (
	"attempt" uuid PRIMARY KEY NOT NULL,
	"user" bigint NOT NULL,
	"question" bigint NOT NULL,
	"is_answer" boolean NOT NULL,
	"undone_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "real_marks" (
	"user" bigint NOT NULL,
	"prof" text NOT NULL,
	"subject" text NOT NULL,
	"component" text NOT NULL,
	"exam_on" date NOT NULL,
	"share" double precision NOT NULL,
	"low" double precision,
	"high" double precision,
	"pass_of_ten" integer,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "real_marks_user_prof_subject_component_exam_on_pk" PRIMARY KEY("user","prof","subject","component","exam_on")
);
--> statement-breakpoint
CREATE TABLE "postponements" (
	"user" bigint NOT NULL,
	"question" bigint NOT NULL,
	"until" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "postponements_user_question_pk" PRIMARY KEY("user","question")
);
--> statement-breakpoint
CREATE TABLE "study_plans" (
	"user" bigint PRIMARY KEY NOT NULL,
	"board" text NOT NULL,
	"prof" text NOT NULL,
	"subjects" text[] NOT NULL,
	"exam_on" date NOT NULL,
	"rest_days" text[] NOT NULL,
	"minutes_a_day" integer NOT NULL,
	"is_suggested" boolean NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "remarks" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "is_mixed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "memory_models" ADD CONSTRAINT "memory_models_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_states" ADD CONSTRAINT "memory_states_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_states" ADD CONSTRAINT "memory_states_question_questions_id_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undone_attempts" ADD CONSTRAINT "undone_attempts_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undone_attempts" ADD CONSTRAINT "undone_attempts_question_questions_id_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_marks" ADD CONSTRAINT "real_marks_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postponements" ADD CONSTRAINT "postponements_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postponements" ADD CONSTRAINT "postponements_question_questions_id_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plans" ADD CONSTRAINT "study_plans_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memory_models_of" ON "memory_models" USING btree ("user","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "memory_models_in_use" ON "memory_models" USING btree (coalesce("user", 0),"kind") WHERE "memory_models"."adopted_at" is not null and "memory_models"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "memory_states_due" ON "memory_states" USING btree ("user","due_on");--> statement-breakpoint
CREATE INDEX "undone_attempts_of" ON "undone_attempts" USING btree ("user","question");--> statement-breakpoint
CREATE INDEX "undone_attempts_readers" ON "undone_attempts" USING btree ("question","user");--> statement-breakpoint
CREATE INDEX "real_marks_of" ON "real_marks" USING btree ("prof","subject","component");--> statement-breakpoint
-- Again after an hour, for what apis of the former version record until they are stopped.
INSERT INTO "jobs" ("job", "run_at") SELECT 'derive-states', now() + wait
FROM (VALUES (interval '0'), (interval '1 hour')) AS runs(wait) WHERE EXISTS (SELECT FROM "study_records" WHERE "attempts" > 0);

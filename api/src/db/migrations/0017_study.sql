CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user" bigint NOT NULL,
	"question" bigint NOT NULL,
	"question_version" integer NOT NULL,
	"shown_version" integer,
	"answer" jsonb NOT NULL,
	"key" jsonb NOT NULL,
	"mode" text NOT NULL,
	"outcome" text NOT NULL,
	"points" integer NOT NULL,
	"out_of" integer NOT NULL,
	"confidence" text,
	"answered_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"utc_offset" integer NOT NULL,
	"took_ms" integer,
	"changes" integer,
	"session" uuid,
	"device" uuid
) PARTITION BY RANGE ("id");
--> statement-breakpoint
-- Written by hand: partitions, which drizzle-kit does not know. Those of months are made by the api.
CREATE TABLE "attempts_other" PARTITION OF "attempts" DEFAULT;
--> statement-breakpoint
CREATE TABLE "study_days" (
	"user" bigint NOT NULL,
	"day" date NOT NULL,
	"answered" integer NOT NULL,
	"right" integer NOT NULL,
	CONSTRAINT "study_days_user_day_pk" PRIMARY KEY("user","day")
);
--> statement-breakpoint
CREATE TABLE "study_places" (
	"user" bigint NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"place" integer NOT NULL,
	"total" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_places_user_path_pk" PRIMARY KEY("user","path")
);
--> statement-breakpoint
CREATE TABLE "study_records" (
	"user" bigint NOT NULL,
	"question" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"is_answered" boolean DEFAULT false NOT NULL,
	"last_outcome" text,
	"last_at" timestamp with time zone,
	"last_attempt" uuid,
	"flagged_at" timestamp with time zone,
	"note" text,
	"noted_at" timestamp with time zone,
	"note_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "study_records_user_question_pk" PRIMARY KEY("user","question")
);
--> statement-breakpoint
CREATE TABLE "study_statistics" (
	"question" bigint PRIMARY KEY NOT NULL,
	"answered" integer NOT NULL,
	"right" integer NOT NULL,
	"options" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_question_questions_id_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_places" ADD CONSTRAINT "study_places_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_records" ADD CONSTRAINT "study_records_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_records" ADD CONSTRAINT "study_records_question_questions_id_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_statistics" ADD CONSTRAINT "study_statistics_question_questions_id_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_of" ON "attempts" USING btree ("user","answered_at","id");--> statement-breakpoint
CREATE INDEX "attempts_of_question" ON "attempts" USING btree ("user","question");--> statement-breakpoint
CREATE INDEX "study_records_wrong" ON "study_records" USING btree ("user","last_at","question") WHERE "study_records"."last_outcome" in ('WRONG', 'PARTLY');--> statement-breakpoint
CREATE INDEX "study_records_flagged" ON "study_records" USING btree ("user","flagged_at","question") WHERE "study_records"."flagged_at" is not null;--> statement-breakpoint
CREATE INDEX "study_records_noted" ON "study_records" USING btree ("user","noted_at","question") WHERE "study_records"."note" is not null;
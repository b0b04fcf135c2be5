CREATE TABLE "key_corrections" (
	"question" bigint PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"news" text NOT NULL,
	"after_user" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remarks" (
	"attempt" uuid PRIMARY KEY NOT NULL,
	"user" bigint NOT NULL,
	"question" bigint NOT NULL,
	"outcome" text NOT NULL,
	"first_outcome" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "study_records_readers";--> statement-breakpoint
ALTER TABLE "study_records" ADD COLUMN "blank_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "study_records" ADD COLUMN "blank_on" date;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "remarked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "is_stale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "key_corrections" ADD CONSTRAINT "key_corrections_question_questions_id_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remarks" ADD CONSTRAINT "remarks_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remarks" ADD CONSTRAINT "remarks_question_questions_id_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remarks_of" ON "remarks" USING btree ("user");--> statement-breakpoint
CREATE INDEX "study_records_blank" ON "study_records" USING btree ("user","blank_at","question") WHERE "study_records"."blank_at" is not null;--> statement-breakpoint
CREATE INDEX "papers_stale" ON "papers" USING btree ("id") WHERE "papers"."is_stale";--> statement-breakpoint
CREATE INDEX "study_records_readers" ON "study_records" USING btree ("question","user") WHERE "study_records"."attempts" > 0;--> statement-breakpoint
-- Records that counted skipped questions as answers follow the log anew. The setting says how many there were.
WITH fresh AS (
  SELECT "user", question, attempts, last_outcome, last_at, last_attempt,
    CASE WHEN last_at IS NULL OR blank_at > last_at THEN blank_at END AS blank_at,
    CASE WHEN last_at IS NULL OR blank_at > last_at THEN blank_on END AS blank_on
  FROM (
    SELECT "user", question, (count(*) FILTER (WHERE is_answer))::int AS attempts,
      (array_agg(outcome ORDER BY answered_at DESC, id DESC) FILTER (WHERE is_answer))[1] AS last_outcome,
      max(answered_at) FILTER (WHERE is_answer) AS last_at,
      (array_agg(id ORDER BY answered_at DESC, id DESC) FILTER (WHERE is_answer))[1] AS last_attempt,
      max(answered_at) FILTER (WHERE NOT is_answer) AS blank_at,
      (array_agg(day ORDER BY answered_at DESC, day DESC) FILTER (WHERE NOT is_answer))[1] AS blank_on
    FROM (
      SELECT "user", question, id, outcome, answered_at, outcome <> 'SKIPPED' AS is_answer,
        ((answered_at AT TIME ZONE 'UTC') + make_interval(mins => utc_offset))::date AS day
      FROM attempts WHERE outcome <> 'SKIPPED' OR mode = 'PAPER'
    ) AS entries GROUP BY "user", question
  ) AS latest
), changed AS (
  UPDATE study_records r SET attempts = f.attempts, last_outcome = f.last_outcome, last_at = f.last_at,
    last_attempt = f.last_attempt, blank_at = f.blank_at, blank_on = f.blank_on
  FROM fresh f WHERE f."user" = r."user" AND f.question = r.question
    AND (r.attempts, r.last_outcome, r.last_at, r.last_attempt, r.blank_at)
      IS DISTINCT FROM (f.attempts, f.last_outcome, f.last_at, f.last_attempt, f.blank_at)
  RETURNING 1
), emptied AS (
  UPDATE study_records r SET attempts = 0, last_outcome = NULL, last_at = NULL, last_attempt = NULL
  WHERE attempts > 0 AND NOT EXISTS (SELECT FROM fresh f WHERE f."user" = r."user" AND f.question = r.question)
  RETURNING 1
), mended AS (
  SELECT (SELECT count(*) FROM changed) + (SELECT count(*) FROM emptied) AS records
)
INSERT INTO settings (key, value) SELECT 'study-mended', records::text FROM mended WHERE records > 0
ON CONFLICT (key) DO UPDATE SET value = excluded.value;--> statement-breakpoint
DELETE FROM study_records WHERE attempts = 0 AND blank_at IS NULL AND flagged_at IS NULL AND note_version = 0;--> statement-breakpoint
-- Answers that were marked by a key before its correction are marked again, and readers told whose result changes.
INSERT INTO key_corrections (question, version, news)
SELECT id, version, 'CHANGED' FROM questions WHERE key_corrected_at IS NOT NULL;

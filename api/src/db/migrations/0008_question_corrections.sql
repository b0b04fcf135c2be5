CREATE TABLE "hidden_places" (
	"question" bigint NOT NULL,
	"list" integer NOT NULL,
	"place" integer,
	CONSTRAINT "hidden_places_question_list_pk" PRIMARY KEY("question","list")
);
--> statement-breakpoint
CREATE TABLE "question_versions" (
	"question" bigint NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"changes" jsonb NOT NULL,
	"author" text NOT NULL,
	"reason" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_versions_question_version_pk" PRIMARY KEY("question","version")
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_places" ADD CONSTRAINT "hidden_places_question_questions_id_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_places" ADD CONSTRAINT "hidden_places_list_question_lists_id_fk" FOREIGN KEY ("list") REFERENCES "public"."question_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_question_questions_id_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_places_list" ON "hidden_places" USING btree ("list");--> statement-breakpoint
CREATE INDEX "question_versions_content" ON "question_versions" USING btree ("content_hash");--> statement-breakpoint
-- Written by hand: a former version is added, never changed.
CREATE FUNCTION question_versions_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'former versions of questions are added to, never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER question_versions_stay BEFORE UPDATE OR DELETE ON question_versions FOR EACH ROW EXECUTE FUNCTION question_versions_refuse();

CREATE TABLE "import_batch_questions" (
	"batch" bigint NOT NULL,
	"question" bigint NOT NULL,
	"kind" text NOT NULL,
	"hash" text,
	"before" integer,
	"after" integer,
	CONSTRAINT "import_batch_questions_batch_question_pk" PRIMARY KEY("batch","question")
);
--> statement-breakpoint
CREATE TABLE "import_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file" text NOT NULL,
	"who" bigint,
	"at" timestamp with time zone NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "question_drafts" ADD COLUMN "batch" bigint;--> statement-breakpoint
ALTER TABLE "question_drafts" ADD COLUMN "extras" jsonb;--> statement-breakpoint
ALTER TABLE "import_batch_questions" ADD CONSTRAINT "import_batch_questions_batch_import_batches_id_fk" FOREIGN KEY ("batch") REFERENCES "public"."import_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_who_users_id_fk" FOREIGN KEY ("who") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_batch_questions_question" ON "import_batch_questions" USING btree ("question");--> statement-breakpoint
CREATE INDEX "import_batch_questions_hash" ON "import_batch_questions" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "import_batches_who" ON "import_batches" USING btree ("who");--> statement-breakpoint
ALTER TABLE "question_drafts" ADD CONSTRAINT "question_drafts_batch_import_batches_id_fk" FOREIGN KEY ("batch") REFERENCES "public"."import_batches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_drafts_batch" ON "question_drafts" USING btree ("batch") WHERE "question_drafts"."batch" is not null;
-- A trusted extension: whoever may create in this database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "search_stems" (
	"question" bigint PRIMARY KEY NOT NULL,
	"open" boolean NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"phrase" text NOT NULL,
	"meaning" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_titles" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"key" text collate "C" NOT NULL,
	"prof" text,
	"subject" text,
	"link" text,
	"title" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"stems" integer DEFAULT 0 NOT NULL,
	"open" integer DEFAULT 0 NOT NULL,
	"listed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_stems" ADD CONSTRAINT "search_stems_question_questions_id_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_stems_words" ON "search_stems" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_stems_open" ON "search_stems" USING gin ("words") WHERE open;--> statement-breakpoint
CREATE INDEX "search_synonyms_phrase" ON "search_synonyms" USING btree ("phrase");--> statement-breakpoint
CREATE INDEX "search_synonyms_meaning" ON "search_synonyms" USING btree ("meaning");--> statement-breakpoint
CREATE INDEX "search_titles_key" ON "search_titles" USING btree ("key");--> statement-breakpoint
CREATE INDEX "search_titles_words" ON "search_titles" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);
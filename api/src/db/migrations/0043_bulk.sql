CREATE TABLE "bulk_change_questions" (
	"bulk" bigint NOT NULL,
	"question" bigint NOT NULL,
	"version_after" integer NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "bulk_change_questions_bulk_question_pk" PRIMARY KEY("bulk","question")
);
--> statement-breakpoint
CREATE TABLE "bulk_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"who" bigint,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"digest" text NOT NULL,
	"outcome" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"undo_outcome" jsonb
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner" bigint NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "question_drafts" ADD COLUMN "co_authors" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_change_questions" ADD CONSTRAINT "bulk_change_questions_bulk_bulk_changes_id_fk" FOREIGN KEY ("bulk") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_who_users_id_fk" FOREIGN KEY ("who") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_changes_who" ON "bulk_changes" USING btree ("who","id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("owner","name");--> statement-breakpoint
CREATE INDEX "question_drafts_author" ON "question_drafts" USING btree ("author");
CREATE TABLE "merged_chapters" (
	"id" integer PRIMARY KEY NOT NULL,
	"into" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merged_chapters" ADD CONSTRAINT "merged_chapters_into_question_lists_id_fk" FOREIGN KEY ("into") REFERENCES "public"."question_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_chapters_into" ON "merged_chapters" USING btree ("into");
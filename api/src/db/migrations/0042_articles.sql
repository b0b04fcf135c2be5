CREATE TABLE "internship_drafts" (
	"topic" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"status" text NOT NULL,
	"content" jsonb,
	"author" bigint,
	"writers" bigint[] NOT NULL,
	"base_version" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "internship_drafts_content" CHECK (("internship_drafts"."content" is null) = ("internship_drafts"."status" = 'PUBLISHED'))
);
--> statement-breakpoint
CREATE TABLE "internship_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "internship_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"who" bigint,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"why" text,
	"from_version" text NOT NULL,
	"to_version" text NOT NULL,
	"revision" integer NOT NULL,
	"status_before" text,
	"content_before" jsonb,
	"changes" jsonb NOT NULL,
	"replaced" jsonb
);
--> statement-breakpoint
ALTER TABLE "internship_drafts" ADD CONSTRAINT "internship_drafts_author_users_id_fk" FOREIGN KEY ("author") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_events" ADD CONSTRAINT "internship_events_who_users_id_fk" FOREIGN KEY ("who") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "internship_drafts_changed" ON "internship_drafts" USING btree ("status","changed_at","topic");--> statement-breakpoint
CREATE INDEX "internship_events_of" ON "internship_events" USING btree ("topic","id");--> statement-breakpoint
-- Written by hand: events are added to, as those of questions. The function says what it refuses.
CREATE TRIGGER internship_events_stay BEFORE UPDATE OR DELETE ON internship_events FOR EACH ROW EXECUTE FUNCTION question_events_refuse();

ALTER TABLE "internship_topics" ADD COLUMN "reviewer" text;--> statement-breakpoint
ALTER TABLE "internship_topics" ADD COLUMN "reviewed_on" date;--> statement-breakpoint
ALTER TABLE "internship_topics" ADD CONSTRAINT "internship_topics_review" CHECK (("internship_topics"."reviewer" is null) = ("internship_topics"."reviewed_on" is null));
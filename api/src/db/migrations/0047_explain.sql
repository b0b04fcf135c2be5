ALTER TABLE "internship_topics" ADD COLUMN "explanation_bn" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "explanation_bn" text;
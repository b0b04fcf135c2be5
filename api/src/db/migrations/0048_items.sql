ALTER TABLE "internship_topics" ADD COLUMN "items" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "items" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "questions_by_items" ON "questions" USING btree ("items","type") WHERE not "questions"."hidden" and "questions"."items" <> '{}';--> statement-breakpoint
CREATE INDEX "questions_items" ON "questions" USING gin ("items") WITH (fastupdate=false);
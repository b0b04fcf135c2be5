CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"image" text NOT NULL,
	"alt" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ebooks" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"author" text NOT NULL,
	"category" text NOT NULL,
	"cover" text,
	"drive_link" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" text PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "internship_subjects" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"icon" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "internship_topics" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"parent" text,
	"name" text NOT NULL,
	"is_list" boolean NOT NULL,
	"banner" text,
	"date" date,
	"body" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"short_description" text NOT NULL,
	"prices" jsonb NOT NULL,
	"features" jsonb NOT NULL,
	"advantages" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "internship_topics" ADD CONSTRAINT "internship_topics_subject_internship_subjects_id_fk" FOREIGN KEY ("subject") REFERENCES "public"."internship_subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_topics" ADD CONSTRAINT "internship_topics_parent_internship_topics_id_fk" FOREIGN KEY ("parent") REFERENCES "public"."internship_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "internship_topics_of" ON "internship_topics" USING btree ("subject","parent");
CREATE TABLE "paper_items" (
	"paper" uuid NOT NULL,
	"number" integer NOT NULL,
	"question" bigint NOT NULL,
	"question_version" integer NOT NULL,
	"answer" jsonb,
	"answered_at" timestamp with time zone,
	"is_flagged" boolean DEFAULT false NOT NULL,
	"flagged_at" timestamp with time zone,
	"took_ms" integer,
	CONSTRAINT "paper_items_paper_number_pk" PRIMARY KEY("paper","number")
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user" bigint NOT NULL,
	"title" text NOT NULL,
	"mode" text NOT NULL,
	"rule" text NOT NULL,
	"sections" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"points" integer,
	"out_of" integer,
	"original" uuid NOT NULL,
	"is_named" boolean DEFAULT false NOT NULL,
	"utc_offset" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paper_items" ADD CONSTRAINT "paper_items_question_questions_id_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_items" ADD CONSTRAINT "paper_items_paper_papers_id_fk" FOREIGN KEY ("paper") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "papers_of" ON "papers" USING btree ("user","started_at","id");--> statement-breakpoint
CREATE INDEX "papers_overdue" ON "papers" USING btree ("ends_at") WHERE "papers"."finished_at" is null and "papers"."ends_at" is not null;--> statement-breakpoint
CREATE INDEX "papers_original" ON "papers" USING btree ("original");--> statement-breakpoint
CREATE INDEX "questions_drawn" ON "questions" USING btree ("prof","subject","type","topic","id") WHERE not "questions"."hidden";--> statement-breakpoint
CREATE INDEX "search_stems_public" ON "search_stems" USING btree ("question") WHERE open;
CREATE TABLE "draft_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draft_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question" bigint NOT NULL,
	"parent" bigint,
	"field" text,
	"text" text NOT NULL,
	"who" bigint,
	"expert_link" bigint,
	"expert_name" text,
	"at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolver" bigint,
	CONSTRAINT "draft_comments_resolved" CHECK ("draft_comments"."resolved_at" is null or "draft_comments"."parent" is null)
);
--> statement-breakpoint
CREATE TABLE "expert_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "expert_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"maker" bigint,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ending" text,
	CONSTRAINT "expert_links_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "question_drafts" ADD COLUMN "assignee" bigint;--> statement-breakpoint
ALTER TABLE "question_drafts" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "draft_comments" ADD CONSTRAINT "draft_comments_question_question_drafts_id_fk" FOREIGN KEY ("question") REFERENCES "public"."question_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_comments" ADD CONSTRAINT "draft_comments_parent_draft_comments_id_fk" FOREIGN KEY ("parent") REFERENCES "public"."draft_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_comments" ADD CONSTRAINT "draft_comments_who_users_id_fk" FOREIGN KEY ("who") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_comments" ADD CONSTRAINT "draft_comments_expert_link_expert_links_id_fk" FOREIGN KEY ("expert_link") REFERENCES "public"."expert_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_comments" ADD CONSTRAINT "draft_comments_resolver_users_id_fk" FOREIGN KEY ("resolver") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_links" ADD CONSTRAINT "expert_links_question_question_drafts_id_fk" FOREIGN KEY ("question") REFERENCES "public"."question_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expert_links" ADD CONSTRAINT "expert_links_maker_users_id_fk" FOREIGN KEY ("maker") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_comments_of" ON "draft_comments" USING btree ("question","id");--> statement-breakpoint
CREATE INDEX "draft_comments_by" ON "draft_comments" USING btree ("who");--> statement-breakpoint
CREATE INDEX "expert_links_of" ON "expert_links" USING btree ("question","id");--> statement-breakpoint
ALTER TABLE "question_drafts" ADD CONSTRAINT "question_drafts_assignee_users_id_fk" FOREIGN KEY ("assignee") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
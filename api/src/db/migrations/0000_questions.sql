CREATE TABLE "question_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"board" text NOT NULL,
	"prof" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"total" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_places" (
	"list" integer NOT NULL,
	"place" integer NOT NULL,
	"question" bigint NOT NULL,
	CONSTRAINT "question_places_list_place_pk" PRIMARY KEY("list","place")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ref" text NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"type" text NOT NULL,
	"prof" text NOT NULL,
	"subject" text NOT NULL,
	"topic" text,
	"stem" text NOT NULL,
	"options" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"explanation" text,
	"take_away" text,
	"references" jsonb NOT NULL,
	"appearances" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_ref_unique" UNIQUE("ref"),
	CONSTRAINT "questions_content_hash_unique" UNIQUE("content_hash")
);
--> statement-breakpoint
CREATE TABLE "ref_counters" (
	"prefix" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"user_type" text DEFAULT 'student' NOT NULL,
	"access_doc" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "question_places" ADD CONSTRAINT "question_places_list_question_lists_id_fk" FOREIGN KEY ("list") REFERENCES "public"."question_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_places" ADD CONSTRAINT "question_places_question_questions_id_fk" FOREIGN KEY ("question") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "question_lists_key" ON "question_lists" USING btree ("kind","board","prof","subject","name");--> statement-breakpoint
CREATE UNIQUE INDEX "question_places_once" ON "question_places" USING btree ("question","list");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));
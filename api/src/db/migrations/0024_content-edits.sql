CREATE TABLE "content_edits" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"is_removed" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"who" bigint,
	CONSTRAINT "content_edits_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "content_edits" ADD CONSTRAINT "content_edits_who_users_id_fk" FOREIGN KEY ("who") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE TABLE "desk_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"title_bn" text,
	"message_bn" text,
	"audience" jsonb NOT NULL,
	"person" bigint,
	"send_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"by" bigint,
	"started_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"readers" integer DEFAULT 0 NOT NULL,
	"last_reader" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "desk_messages_whole_bn" CHECK (("desk_messages"."title_bn" is null) = ("desk_messages"."message_bn" is null))
);
--> statement-breakpoint
DROP INDEX "notifications_written";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "copy_of" bigint;--> statement-breakpoint
ALTER TABLE "desk_messages" ADD CONSTRAINT "desk_messages_person_users_id_fk" FOREIGN KEY ("person") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_messages" ADD CONSTRAINT "desk_messages_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_messages_person" ON "desk_messages" USING btree ("person");--> statement-breakpoint
CREATE INDEX "desk_messages_by" ON "desk_messages" USING btree ("by");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_copy_of_desk_messages_id_fk" FOREIGN KEY ("copy_of") REFERENCES "public"."desk_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_copies" ON "notifications" USING btree ("copy_of") WHERE "notifications"."copy_of" is not null;--> statement-breakpoint
CREATE INDEX "notifications_written" ON "notifications" USING btree ("id") WHERE "notifications"."template" is null and "notifications"."copy_of" is null;--> statement-breakpoint
-- Until now the list of what was sent was read from the notifications.
INSERT INTO "desk_messages" ("state", "title", "message", "audience", "person", "send_at", "created_at", "started_at", "sent_at", "readers")
SELECT 'SENT', n."title", n."message", jsonb_build_object('group', CASE WHEN n."user" IS NULL THEN 'EVERYBODY' ELSE 'PERSON' END),
	n."user", n."created_at", n."created_at", n."created_at", n."created_at",
	CASE WHEN n."user" IS NULL
		THEN (SELECT count(*) FROM "users" u WHERE u."user_type" <> 'house' AND u."created_at" <= n."created_at") ELSE 1 END
FROM "notifications" n WHERE n."template" IS NULL ORDER BY n."id";

CREATE TABLE "devices" (
	"user" bigint NOT NULL,
	"mark" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "devices_user_mark_pk" PRIMARY KEY("user","mark")
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_covered";--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "taken_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "review" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "review_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "review_note" text;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchases_to_review" ON "purchases" USING btree ("id") WHERE "purchases"."review" = 'waiting';--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_covered" CHECK ("ledger_accounts"."owner" is null or case when "ledger_accounts"."id" like '%:owed' then "ledger_accounts"."balance" <= 0 else "ledger_accounts"."balance" >= 0 end);
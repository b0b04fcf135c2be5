CREATE TABLE "idempotency_keys" (
	"id" "bytea" PRIMARY KEY NOT NULL,
	"request" "bytea" NOT NULL,
	"status" integer,
	"body" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" bigint,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_covered" CHECK ("ledger_accounts"."owner" is null or "ledger_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_not_zero" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"key" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entries" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user" bigint NOT NULL,
	"plan" text NOT NULL,
	"plan_name" text NOT NULL,
	"duration" text NOT NULL,
	"price" integer NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"referrer" bigint,
	"commission" integer NOT NULL,
	"hold_until" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "purchases_commission_within" CHECK ("purchases"."commission" between 0 and "purchases"."price")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user" bigint NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"method" text,
	"account_number" text,
	"reason" text,
	CONSTRAINT "withdrawals_of_something" CHECK ("withdrawals"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"user" bigint NOT NULL,
	"notification" bigint NOT NULL,
	CONSTRAINT "notification_reads_user_notification_pk" PRIMARY KEY("user","notification")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user" bigint,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "withdrawal_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner_users_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_ledger_transactions_key_fk" FOREIGN KEY ("transaction") REFERENCES "public"."ledger_transactions"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_ledger_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_referrer_users_id_fk" FOREIGN KEY ("referrer") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_notification_notifications_id_fk" FOREIGN KEY ("notification") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_expire" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_of" ON "ledger_entries" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "ledger_entries_on" ON "ledger_entries" USING btree ("account");--> statement-breakpoint
CREATE INDEX "purchases_of" ON "purchases" USING btree ("user");--> statement-breakpoint
CREATE INDEX "purchases_to_end" ON "purchases" USING btree ("ends_at") WHERE "purchases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "purchases_held" ON "purchases" USING btree ("referrer","hold_until") WHERE "purchases"."released_at" is null and "purchases"."commission" > 0;--> statement-breakpoint
CREATE INDEX "withdrawals_of" ON "withdrawals" USING btree ("user","id");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_one_pending" ON "withdrawals" USING btree ("user") WHERE "withdrawals"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "notifications_of" ON "notifications" USING btree ("user","id");--> statement-breakpoint
CREATE INDEX "notifications_for_all" ON "notifications" USING btree ("id") WHERE "notifications"."user" is null;
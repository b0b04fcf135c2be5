CREATE TABLE "code_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "code_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plan" text NOT NULL,
	"plan_name" text NOT NULL,
	"duration" text NOT NULL,
	"price" integer NOT NULL,
	"count" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"order" text PRIMARY KEY NOT NULL,
	"coupon" text NOT NULL,
	"only_use_of" bigint,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"share" integer,
	"amount" integer,
	"plans" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"duration" text,
	"from" date,
	"until" date,
	"uses" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"once_per_person" boolean DEFAULT true NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"batch" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_share_or_amount" CHECK (("coupons"."share" is null) <> ("coupons"."amount" is null)),
	CONSTRAINT "coupons_share_within" CHECK ("coupons"."share" between 1 and 10000),
	CONSTRAINT "coupons_within_uses" CHECK ("coupons"."uses" is null or "coupons"."used" <= "coupons"."uses")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user" bigint NOT NULL,
	"plan" text NOT NULL,
	"plan_name" text NOT NULL,
	"duration" text NOT NULL,
	"price" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"coupon" text,
	"method" text NOT NULL,
	"method_name" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"transaction" text,
	"payer" text,
	"rejected" jsonb,
	"external_id" text,
	"pay_url" text,
	"provider_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"return_to" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"checking_since" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"problem" jsonb,
	"closed_at" timestamp with time zone,
	"purchase" bigint,
	CONSTRAINT "orders_code_unique" UNIQUE("code"),
	CONSTRAINT "orders_discount_within" CHECK ("orders"."discount" between 0 and "orders"."price")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"direction" text NOT NULL,
	"amount" integer NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"payer" text,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	"by" bigint,
	"order" text,
	"purchase" bigint,
	"withdrawal" bigint,
	"batch" bigint,
	CONSTRAINT "payments_of_something" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "provider_tokens" (
	"provider" text PRIMARY KEY NOT NULL,
	"token" text,
	"expires_at" timestamp with time zone,
	"lease_until" timestamp with time zone,
	"calls" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_numbers" (
	"id" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"number" integer PRIMARY KEY NOT NULL,
	"payment" bigint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipts_payment_unique" UNIQUE("payment")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"purchase" bigint NOT NULL,
	"order" text,
	"amount" integer NOT NULL,
	"reason" text,
	"state" text NOT NULL,
	"by" bigint,
	"asked_at" timestamp with time zone NOT NULL,
	"expected_by" date,
	"done_at" timestamp with time zone,
	"payment" bigint,
	CONSTRAINT "refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "refunds_of_something" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "complimentary" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "code_batches" ADD CONSTRAINT "code_batches_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_coupons_code_fk" FOREIGN KEY ("coupon") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_only_use_of_users_id_fk" FOREIGN KEY ("only_use_of") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_batch_code_batches_id_fk" FOREIGN KEY ("batch") REFERENCES "public"."code_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_purchase_purchases_id_fk" FOREIGN KEY ("purchase") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_purchase_purchases_id_fk" FOREIGN KEY ("purchase") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_withdrawal_withdrawals_id_fk" FOREIGN KEY ("withdrawal") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_batch_code_batches_id_fk" FOREIGN KEY ("batch") REFERENCES "public"."code_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_payments_id_fk" FOREIGN KEY ("payment") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_purchase_purchases_id_fk" FOREIGN KEY ("purchase") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_orders_id_fk" FOREIGN KEY ("order") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_payments_id_fk" FOREIGN KEY ("payment") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_uses_once" ON "coupon_uses" USING btree ("coupon","only_use_of");--> statement-breakpoint
CREATE INDEX "coupons_of_batch" ON "coupons" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "orders_of" ON "orders" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_of_purchase" ON "orders" USING btree ("purchase");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_of_payment" ON "orders" USING btree ("method","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_transaction" ON "orders" USING btree ("method","transaction") WHERE "orders"."state" not in ('FAILED', 'CANCELLED', 'EXPIRED');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_reference" ON "payments" USING btree ("method",upper("reference"));--> statement-breakpoint
CREATE INDEX "payments_of_order" ON "payments" USING btree ("order");--> statement-breakpoint
CREATE INDEX "payments_of_purchase" ON "payments" USING btree ("purchase");--> statement-breakpoint
CREATE INDEX "payments_by_time" ON "payments" USING btree ("at");--> statement-breakpoint
CREATE INDEX "refunds_of" ON "refunds" USING btree ("purchase");--> statement-breakpoint
CREATE INDEX "refunds_to_do" ON "refunds" USING btree ("asked_at") WHERE "refunds"."state" in ('ASKED', 'SENT', 'UNCERTAIN');--> statement-breakpoint
CREATE TRIGGER payments_stay BEFORE UPDATE OR DELETE ON payments FOR EACH ROW EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER payments_stay_all BEFORE TRUNCATE ON payments FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER receipts_stay BEFORE UPDATE OR DELETE ON receipts FOR EACH ROW EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER receipts_stay_all BEFORE TRUNCATE ON receipts FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();

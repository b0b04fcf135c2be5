ALTER TABLE "purchases" ADD COLUMN "provider" text DEFAULT 'manual' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "payment_state" text DEFAULT 'paid' NOT NULL;--> statement-breakpoint
-- Until now an administrator took the money for every purchase, and gave it back.
UPDATE "purchases" SET "payment_state" = 'refunded' WHERE "refunded_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_of_payment" ON "purchases" USING btree ("provider","external_id");
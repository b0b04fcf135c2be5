ALTER TABLE "purchases" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
-- Until now every purchase began when it was made.
UPDATE "purchases" SET "starts_at" = "bought_at";--> statement-breakpoint
ALTER TABLE "purchases" ALTER COLUMN "starts_at" SET NOT NULL;

CREATE INDEX "users_user_id" ON "users" USING btree (lower("user_id"));--> statement-breakpoint
CREATE INDEX "users_parts" ON "users" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"user_id" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree (right(regexp_replace("contact_number", '[^0-9]', '', 'g'), 10));--> statement-breakpoint
CREATE INDEX "notifications_written" ON "notifications" USING btree ("id") WHERE "notifications"."template" is null;
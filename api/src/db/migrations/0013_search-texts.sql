ALTER TABLE "search_stems" ADD COLUMN "texts" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_stems" ADD COLUMN "ref" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_titles" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "search_titles" ADD COLUMN "place" text;--> statement-breakpoint
CREATE INDEX "search_stems_texts" ON "search_stems" USING gin ("texts");--> statement-breakpoint
CREATE INDEX "search_stems_open_texts" ON "search_stems" USING gin ("texts") WHERE open;--> statement-breakpoint
CREATE INDEX "search_stems_ref" ON "search_stems" USING btree ("ref");
ALTER TABLE "search_synonyms" ADD COLUMN "sound" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_titles" ADD COLUMN "signs" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_synonyms_sound" ON "search_synonyms" USING btree ("sound");--> statement-breakpoint
-- Numbers were stored with the prefix that is dialled within the country: +880 01712 345678.
UPDATE "users" SET "contact_number" = regexp_replace("contact_number", '^(\+880|\+44)0', '\1')
  WHERE "contact_number" ~ '^\+(880|44)0[1-9][0-9]{9}$';--> statement-breakpoint
UPDATE "users" SET "contact_number" = regexp_replace("contact_number", '^\+11', '+1')
  WHERE "contact_number" ~ '^\+11[0-9]{10}$';

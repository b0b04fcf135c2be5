CREATE TABLE "question_pictures" (
	"public_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "media" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "question_pictures" ADD CONSTRAINT "question_pictures_public_id_images_public_id_fk" FOREIGN KEY ("public_id") REFERENCES "public"."images"("public_id") ON DELETE no action ON UPDATE no action;
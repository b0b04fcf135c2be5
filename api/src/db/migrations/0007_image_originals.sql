CREATE TABLE "image_originals" (
	"public_id" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "image_originals" ADD CONSTRAINT "image_originals_public_id_images_public_id_fk" FOREIGN KEY ("public_id") REFERENCES "public"."images"("public_id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "former_papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user" bigint NOT NULL,
	"free_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "components" jsonb;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "ticked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "access" text DEFAULT 'PLAN' NOT NULL;--> statement-breakpoint
CREATE INDEX "former_papers_free" ON "former_papers" USING btree ("user","free_at") WHERE "former_papers"."free_at" is not null;--> statement-breakpoint
CREATE INDEX "papers_ticked" ON "papers" USING btree ("ticked_at") WHERE "papers"."ticked_at" is not null;--> statement-breakpoint
CREATE INDEX "papers_without_components" ON "papers" USING btree ("id") WHERE "papers"."finished_at" is not null and "papers"."components" is null;--> statement-breakpoint
CREATE INDEX "papers_free" ON "papers" USING btree ("user","started_at") WHERE "papers"."access" = 'FREE';--> statement-breakpoint
-- Without short answers all is marked, in one component. A job adds those of the other papers.
UPDATE papers SET components = jsonb_build_array(jsonb_build_object(
	'id', CASE rule WHEN 'PROF' THEN 'WRITTEN' ELSE 'MCQ' END,
	'points', points, 'outOf', out_of, 'markedOutOf', out_of, 'unmarked', 0))
WHERE finished_at IS NOT NULL AND NOT sections @> '[{"kind": "SAQ"}]';
--> statement-breakpoint
CREATE FUNCTION papers_leave_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO former_papers (id, "user", free_at)
	VALUES (OLD.id, OLD."user", CASE WHEN OLD.access = 'FREE' THEN OLD.started_at END)
	ON CONFLICT DO NOTHING;
	RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER papers_leave_id AFTER DELETE ON papers FOR EACH ROW EXECUTE FUNCTION papers_leave_id();

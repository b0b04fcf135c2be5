CREATE TABLE "desk_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"who" bigint,
	"at" timestamp with time zone NOT NULL,
	"call" text NOT NULL,
	"body" jsonb,
	"status" integer
);
--> statement-breakpoint
ALTER TABLE "desk_events" ADD CONSTRAINT "desk_events_who_users_id_fk" FOREIGN KEY ("who") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_events_who" ON "desk_events" USING btree ("who","id");--> statement-breakpoint
-- Written by hand: a call gets its outcome once. An account that goes takes its name off, and nothing else.
CREATE FUNCTION desk_events_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - '{who}'::text[] = to_jsonb(OLD) - '{who}'::text[] AND NEW.who IS NULL THEN
		RETURN NEW;
	END IF;
	IF TG_OP = 'UPDATE' AND OLD.status IS NULL AND OLD.body IS NULL
			AND to_jsonb(NEW) - '{status,body}'::text[] = to_jsonb(OLD) - '{status,body}'::text[] THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'what was called at the desk is added to, never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER desk_events_stay BEFORE UPDATE OR DELETE ON desk_events FOR EACH ROW EXECUTE FUNCTION desk_events_refuse();

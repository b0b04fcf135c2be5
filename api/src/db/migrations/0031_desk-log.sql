ALTER TABLE "desk_events" ALTER COLUMN "call" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_events" ADD COLUMN "action" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_events" ADD COLUMN "params" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- Written by hand. Rows with a call are of the version before, which may still run.
CREATE FUNCTION desk_events_translate() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	path text := split_part(NEW.call, '?', 1);
	query jsonb;
	found record;
BEGIN
	SELECT coalesce(jsonb_object_agg(split_part(pair, '=', 1), split_part(pair, '=', 2)), '{}') INTO query
		FROM regexp_split_to_table(split_part(NEW.call, '?', 2), '&') pair WHERE pair <> '';
	-- Early logs have dry runs. Other calls ignored the flag.
	IF query ->> 'dry_run' <> 'true' OR path !~ '^POST /admin/(questions/import|content/|question-lists/)' THEN
		query := query - 'dry_run';
	END IF;
	SELECT action, CASE WHEN names = '{}' THEN '{}' ELSE jsonb_object(names, regexp_match(path, '^' || route || '$')) END AS ids
		INTO found
		FROM (VALUES
			('POST /admin/purchases', 'plan.grant', '{}'::text[]),
			('POST /admin/purchases/refund', 'purchase.refund', '{}'),
			('POST /admin/withdrawals/complete', 'withdrawal.complete', '{}'),
			('POST /admin/withdrawals/reject', 'withdrawal.reject', '{}'),
			('POST /admin/commissions/approve', 'commission.approve', '{}'),
			('POST /admin/commissions/refuse', 'commission.refuse', '{}'),
			('POST /admin/notifications', 'notification.send', '{}'),
			('PUT /studio/people/([^/]+)/role', 'role.set', '{user_id}'),
			('POST /admin/roles', 'role.appoint', '{}'),
			('POST /admin/questions/import', 'questions.import', '{}'),
			('POST /admin/question-lists/rename', 'list.rename', '{}'),
			('POST /admin/question-lists/merge', 'list.merge', '{}'),
			('POST /admin/question-lists/remove-empty', 'list.removeEmpty', '{}'),
			('PATCH /admin/questions/([^/]+)', 'question.correct', '{ref}'),
			('POST /admin/questions/([^/]+)/hide', 'question.hide', '{ref}'),
			('POST /admin/questions/([^/]+)/show', 'question.show', '{ref}'),
			('POST /admin/content/pictures', 'content.addPicture', '{}'),
			('POST /admin/content/import', 'content.import', '{}'),
			('POST /admin/entries/([^/]+)/order', 'entry.order', '{kind}'),
			('POST /admin/entries/([^/]+)/([^/]+)/move', 'entry.move', '{kind,id}'),
			('PUT /admin/entries/([^/]+)/([^/]+)', 'entry.save', '{kind,id}'),
			('DELETE /admin/entries/([^/]+)/([^/]+)', 'entry.delete', '{kind,id}'),
			('POST /admin/study/rebuild', 'study.rebuild', '{}'),
			('POST /admin/study/rebuild/start', 'study.startRebuild', '{}'),
			('POST /admin/export', 'database.export', '{}')
		) AS actions (route, action, names)
		WHERE path ~ ('^' || route || '$');
	IF found.action IS NULL THEN
		NEW.action := 'other';
		NEW.params := jsonb_build_object('call', NEW.call, 'body', NEW.body);
	ELSE
		NEW.action := found.action;
		NEW.params := query || CASE jsonb_typeof(NEW.body) WHEN 'object' THEN NEW.body ELSE '{}' END || found.ids;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER desk_events_translate BEFORE INSERT OR UPDATE ON desk_events
	FOR EACH ROW WHEN (NEW.call IS NOT NULL) EXECUTE FUNCTION desk_events_translate();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION desk_events_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - '{who}'::text[] = to_jsonb(OLD) - '{who}'::text[] AND NEW.who IS NULL THEN
		RETURN NEW;
	END IF;
	IF TG_OP = 'UPDATE' AND OLD.status IS NULL AND OLD.body IS NULL
			AND to_jsonb(NEW) - '{status,params,body}'::text[] = to_jsonb(OLD) - '{status,params,body}'::text[] THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'what was done at the desk is added to, never changed';
END $$;
--> statement-breakpoint
ALTER TABLE "desk_events" DISABLE TRIGGER desk_events_stay;--> statement-breakpoint
UPDATE "desk_events" SET "call" = "call";--> statement-breakpoint
ALTER TABLE "desk_events" ENABLE TRIGGER desk_events_stay;

-- Written by hand: what keeps the ledger whole whoever writes to it.
CREATE FUNCTION ledger_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is added to, never changed (%)', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_refuse();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay_all BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_stay BEFORE UPDATE OR DELETE ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION ledger_refuse();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_stay_all BEFORE TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_open_empty BEFORE INSERT ON ledger_accounts FOR EACH ROW WHEN (NEW.balance <> 0) EXECUTE FUNCTION ledger_refuse();
--> statement-breakpoint
-- An entry's own trigger moves the balance, at a depth of one.
CREATE TRIGGER ledger_accounts_move_by_entry BEFORE UPDATE ON ledger_accounts FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger_refuse();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_stay BEFORE DELETE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION ledger_refuse();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_stay_all BEFORE TRUNCATE ON ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();
--> statement-breakpoint
CREATE FUNCTION ledger_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_move AFTER INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_move();
--> statement-breakpoint
CREATE FUNCTION ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	total numeric;
	found_entries bigint;
	said_entries integer;
BEGIN
	SELECT sum(amount), count(*) INTO total, found_entries FROM ledger_entries WHERE "transaction" = NEW."transaction";
	SELECT entries INTO said_entries FROM ledger_transactions WHERE key = NEW."transaction";
	IF total <> 0 OR found_entries <> said_entries THEN
		RAISE EXCEPTION 'booking % does not balance: % Tk in % entries of %', NEW."transaction", total, found_entries, said_entries;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();

-- The history may only grow: whoever asks, whatever the reason (F46, 21 CFR 11.10(e)).
CREATE FUNCTION refuse_change_of_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The change history can only grow: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END;
$$;--> statement-breakpoint
CREATE TRIGGER changes_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_history();--> statement-breakpoint
CREATE TRIGGER change_chains_stay BEFORE DELETE OR TRUNCATE ON change_chains
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_history();

-- Whoever changes users or rights, by whatever way: every process hears of it at the commit and forgets what it kept.
CREATE FUNCTION tell_changed_rights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('crt_rights', '');
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER tell_changed_rights AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON users
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rights();--> statement-breakpoint
CREATE TRIGGER tell_changed_rights AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON user_roles
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rights();--> statement-breakpoint
CREATE TRIGGER tell_changed_rights AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON user_permissions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rights();--> statement-breakpoint
CREATE TRIGGER tell_changed_rights AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON role_permissions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rights();

-- What drizzle-kit cannot derive from the tables. `node scripts/run.mjs first-migration` makes the one migration of this
-- file and of the tables, which it puts where the line says so. An empty line ends a statement.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- (tables)

ALTER TABLE plans SET (fillfactor = 80);

-- The change log reads changes of plans only, of a history that knows no plan. Its indexes stand here, because the history
-- module names nobody whose changes it keeps. First by date.
CREATE INDEX change_log_time ON changes (changed_at, id, aggregate_id) WHERE aggregate = 'plan';

-- Its filter and order of change types.
CREATE INDEX change_log_field ON changes (field, changed_at, id, aggregate_id, user_symbol) WHERE aggregate = 'plan';

-- Its filter of a type by the new value, as far as values are short: `hasShortValue` of the change log.
CREATE INDEX change_log_value ON changes (field, new_value, changed_at, id, aggregate_id, user_symbol)
  WHERE aggregate = 'plan' AND value_kind IN ('number', 'choice', 'boolean', 'date');

-- Its filter of people.
CREATE INDEX change_log_user ON changes (user_id, user_symbol, changed_at, id, aggregate_id) WHERE aggregate = 'plan';

-- Its order of people, by the symbol that they had.
CREATE INDEX change_log_symbol ON changes (user_symbol, changed_at, id, aggregate_id) WHERE aggregate = 'plan';

-- Its order of messages, by the first signs of a text.
CREATE INDEX change_log_text ON changes (left(new_text, 60), changed_at, id) WHERE aggregate = 'plan';

-- The number of changes of the plans that its filters choose, which is the sum of the lengths of their histories.
CREATE INDEX change_log_total ON change_chains (aggregate_id, length) WHERE aggregate = 'plan';

CREATE STATISTICS changes_values_of_fields (mcv) ON field, new_value FROM changes;

CREATE FUNCTION refuse_change_of_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The change history can only grow: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END;
$$;

CREATE TRIGGER changes_only_grow BEFORE DELETE OR UPDATE OR TRUNCATE ON changes
  FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_change_of_history();

CREATE TRIGGER change_chains_stay BEFORE DELETE OR TRUNCATE ON change_chains
  FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_change_of_history();

CREATE TRIGGER change_beginnings_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON change_beginnings
  FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_change_of_history();

CREATE TRIGGER change_anchors_stay BEFORE DELETE OR TRUNCATE ON change_anchors
  FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_change_of_history();

CREATE FUNCTION tell_changed_rights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('crt_rights', '');
  RETURN NULL;
END;
$$;

CREATE TRIGGER tell_changed_rights AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON users
  FOR EACH STATEMENT
  EXECUTE FUNCTION tell_changed_rights();

CREATE TRIGGER tell_changed_rights AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON user_roles
  FOR EACH STATEMENT
  EXECUTE FUNCTION tell_changed_rights();

CREATE TRIGGER tell_changed_rights AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON user_permissions
  FOR EACH STATEMENT
  EXECUTE FUNCTION tell_changed_rights();

CREATE TRIGGER tell_changed_rights AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON role_permissions
  FOR EACH STATEMENT
  EXECUTE FUNCTION tell_changed_rights();

CREATE FUNCTION know_underlying_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.underlying_request_id := (SELECT request_id FROM plans WHERE id = NEW.underlying_plan_id);
  RETURN NEW;
END;
$$;

CREATE TRIGGER plans_underlying_request BEFORE INSERT OR UPDATE OF underlying_plan_id ON plans
  FOR EACH ROW
  WHEN (new.underlying_plan_id IS NOT NULL OR new.underlying_request_id IS NOT NULL)
  EXECUTE FUNCTION know_underlying_request();

CREATE FUNCTION tell_request_to_repetitions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE plans SET underlying_request_id = NEW.request_id WHERE underlying_plan_id = NEW.id;
  RETURN NULL;
END;
$$;

CREATE TRIGGER plans_renamed AFTER UPDATE OF request_id ON plans
  FOR EACH ROW
  WHEN (old.request_id <> new.request_id)
  EXECUTE FUNCTION tell_request_to_repetitions();

CREATE FUNCTION keep_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.manufacturing_location_id IS NULL OR NEW.manufacturing_start_date IS NULL
    OR NEW.manufacturing_position IS NULL OR NEW.status IN (9, 10) THEN
    DELETE FROM plan_places WHERE plan_id = NEW.id;
  ELSE
    INSERT INTO plan_places (plan_id, location_id, date, position)
    VALUES (NEW.id, NEW.manufacturing_location_id, NEW.manufacturing_start_date, NEW.manufacturing_position)
    ON CONFLICT (plan_id) DO UPDATE
      SET location_id = excluded.location_id, date = excluded.date, position = excluded.position;
  END IF;
  RETURN NULL;
END;
$$;

CREATE TRIGGER plans_place_taken AFTER INSERT ON plans
  FOR EACH ROW
  WHEN (new.manufacturing_position IS NOT NULL)
  EXECUTE FUNCTION keep_place();

CREATE TRIGGER plans_place_moved AFTER UPDATE OF manufacturing_location_id, manufacturing_start_date, manufacturing_position, status ON plans
  FOR EACH ROW
  WHEN (old.manufacturing_location_id IS DISTINCT FROM new.manufacturing_location_id OR old.manufacturing_start_date IS DISTINCT FROM new.manufacturing_start_date OR old.manufacturing_position IS DISTINCT FROM new.manufacturing_position OR old.status IS DISTINCT FROM new.status)
  EXECUTE FUNCTION keep_place();

-- The first instant of a day in a zone. A midnight that comes twice is read as the second one: the first comes an hour after the
-- hour before it. Where that hour is skipped, midnight is told from itself.
CREATE FUNCTION begin_of_day(day timestamp, zone text) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT least(day AT TIME ZONE zone, (day - interval '1 hour') AT TIME ZONE zone + interval '1 hour');
$$;

-- From when plans are due and late: by the first of their milestones that are open, in the calendar of its zone. Nothing is due
-- of plans that are on hold or over (`withoutDueDates`).
CREATE FUNCTION note_due_days(changed integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO plan_due_days (plan_id, due_from, late_from)
  SELECT plans.id,
    min(begin_of_day(day, time_zone)),
    min(begin_of_day(day + interval '1 day', time_zone))
  FROM plans
    LEFT JOIN plan_milestones ON plan_id = plans.id AND actual_at IS NULL AND status NOT IN (8, 9, 10)
    CROSS JOIN LATERAL date_trunc('day', planned_at AT TIME ZONE time_zone) AS day
  WHERE plans.id = ANY (changed)
  GROUP BY plans.id
  ON CONFLICT (plan_id) DO UPDATE SET due_from = excluded.due_from, late_from = excluded.late_from
    WHERE (plan_due_days.due_from, plan_due_days.late_from) IS DISTINCT FROM (excluded.due_from, excluded.late_from);
$$;

CREATE FUNCTION keep_due_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_due_days(ARRAY(SELECT DISTINCT plan_id FROM changed));
  RETURN NULL;
END;
$$;

CREATE TRIGGER plan_milestones_made AFTER INSERT ON plan_milestones
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION keep_due_days();

CREATE TRIGGER plan_milestones_moved AFTER UPDATE ON plan_milestones
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION keep_due_days();

CREATE FUNCTION keep_due_days_of_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_due_days(ARRAY[NEW.id]);
  RETURN NULL;
END;
$$;

CREATE TRIGGER plans_due_days AFTER UPDATE OF status ON plans
  FOR EACH ROW
  WHEN (old.status IS DISTINCT FROM new.status)
  EXECUTE FUNCTION keep_due_days_of_plan();

CREATE FUNCTION know_cycles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE plans SET has_cycle = true FROM made WHERE plans.id = made.plan_id;
  RETURN NULL;
END;
$$;

CREATE TRIGGER plans_know_cycles AFTER INSERT ON manufacturing_cycles
  REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT
  EXECUTE FUNCTION know_cycles();

CREATE FUNCTION give_notification_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_settings (user_id) SELECT id FROM made;
  RETURN NULL;
END;
$$;

CREATE TRIGGER users_have_notification_settings AFTER INSERT ON users
  REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT
  EXECUTE FUNCTION give_notification_settings();

INSERT INTO notification_progress (name, position) VALUES ('history', 0), ('alerts', 0);

CREATE TABLE "plan_change_counts" (
	"product_type_id" integer NOT NULL,
	"product_id" integer,
	"distribution_center_id" integer,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_counts (day, field, user_id, user_symbol, old_value, new_value, number)
  SELECT (changed_at AT TIME ZONE 'UTC')::date, field, user_id, user_symbol,
    CASE WHEN value_kind IN ('choice', 'boolean') THEN old_value END,
    CASE WHEN value_kind IN ('choice', 'boolean') THEN new_value END,
    count(*)
  FROM added WHERE aggregate = 'plan' GROUP BY 1, 2, 3, 4, 5, 6;
  INSERT INTO plan_change_counts (product_type_id, product_id, distribution_center_id, number)
  SELECT kind.*, sum(changed.number)
  FROM (SELECT aggregate_id, count(*) AS number FROM added WHERE aggregate = 'plan' GROUP BY 1) AS changed
  -- The fence keeps a plan made for thousands of changes, which reads all plans, from being used for one.
  CROSS JOIN LATERAL (SELECT product_type_id, product_id, distribution_center_id FROM plans WHERE id = aggregate_id OFFSET 0) AS kind
  GROUP BY 1, 2, 3;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION move_counted_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO plan_change_counts (product_type_id, product_id, distribution_center_id, number)
  SELECT kind.* FROM change_chains CROSS JOIN LATERAL (VALUES
    (OLD.product_type_id, OLD.product_id, OLD.distribution_center_id, -length),
    (NEW.product_type_id, NEW.product_id, NEW.distribution_center_id, length)) AS kind
  WHERE aggregate = 'plan' AND aggregate_id = NEW.id;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER plans_changes_moved AFTER UPDATE OF product_type_id, product_id, distribution_center_id ON plans
  FOR EACH ROW WHEN ((OLD.product_type_id, OLD.product_id, OLD.distribution_center_id)
    IS DISTINCT FROM (NEW.product_type_id, NEW.product_id, NEW.distribution_center_id))
  EXECUTE FUNCTION move_counted_changes();--> statement-breakpoint
INSERT INTO plan_change_counts (product_type_id, product_id, distribution_center_id, number)
  SELECT product_type_id, product_id, distribution_center_id, sum(length)
  FROM change_chains JOIN plans ON plans.id = aggregate_id WHERE aggregate = 'plan' GROUP BY 1, 2, 3;

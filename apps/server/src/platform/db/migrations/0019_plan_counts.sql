CREATE TABLE "milestone_counts" (
	"day" date NOT NULL,
	"type" smallint NOT NULL,
	"is_actual" boolean NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_counts" (
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_part_counts" (
	"part" text NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "milestone_counts_days" ON "milestone_counts" USING btree ("type","is_actual","day","number");--> statement-breakpoint
CREATE FUNCTION count_plans() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO plan_counts (kind, value, number)
  SELECT kind, value, sign * count(*) FROM counted CROSS JOIN LATERAL (VALUES
    ('type', type::integer), ('status', status), ('design_status', design_status),
    ('product_type_id', product_type_id), ('product_id', product_id),
    ('distribution_center_id', distribution_center_id), ('manufacturing_location_id', manufacturing_location_id),
    ('manufacturing_progress', manufacturing_progress)) AS had (kind, value)
  WHERE value IS NOT NULL GROUP BY 1, 2;
  INSERT INTO request_part_counts (part, number)
  SELECT part, sign * count(*) FROM counted CROSS JOIN LATERAL (
    SELECT DISTINCT substr(lower(request_id COLLATE "C"), place, size) AS part
    FROM generate_series(1, 2) AS size CROSS JOIN generate_series(1, length(request_id) + 1 - size) AS place) AS parts
  GROUP BY 1;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION move_counted_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO plan_counts (kind, value, number)
  SELECT kind, value, number FROM (VALUES
    ('type', OLD.type::integer, NEW.type::integer), ('status', OLD.status, NEW.status),
    ('design_status', OLD.design_status, NEW.design_status),
    ('product_type_id', OLD.product_type_id, NEW.product_type_id), ('product_id', OLD.product_id, NEW.product_id),
    ('distribution_center_id', OLD.distribution_center_id, NEW.distribution_center_id),
    ('manufacturing_location_id', OLD.manufacturing_location_id, NEW.manufacturing_location_id),
    ('manufacturing_progress', OLD.manufacturing_progress, NEW.manufacturing_progress)) AS kinds (kind, was, is_now)
  CROSS JOIN LATERAL (VALUES (was, -1), (is_now, 1)) AS counted (value, number)
  WHERE was IS DISTINCT FROM is_now AND value IS NOT NULL;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION move_counted_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO request_part_counts (part, number)
  SELECT DISTINCT substr(lower(request_id COLLATE "C"), place, size), number
  FROM (VALUES (OLD.request_id, -1), (NEW.request_id, 1)) AS counted (request_id, number)
  CROSS JOIN generate_series(1, 2) AS size CROSS JOIN LATERAL generate_series(1, length(request_id) + 1 - size) AS place;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION count_milestones() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO milestone_counts (day, type, is_actual, number)
  SELECT (at AT TIME ZONE 'UTC')::date, type, is_actual, sign * count(*)
  FROM counted CROSS JOIN LATERAL (VALUES (planned_at, false), (actual_at, true)) AS dates (at, is_actual)
  WHERE at IS NOT NULL GROUP BY 1, 2, 3;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION move_counted_milestones() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO milestone_counts (day, type, is_actual, number)
  SELECT (at AT TIME ZONE 'UTC')::date, type, is_actual, sum(number) FROM (
    SELECT type, planned_at, actual_at, -1 AS number FROM gone
    UNION ALL SELECT type, planned_at, actual_at, 1 FROM added) AS moved
  CROSS JOIN LATERAL (VALUES (planned_at, false), (actual_at, true)) AS dates (at, is_actual)
  WHERE at IS NOT NULL GROUP BY 1, 2, 3 HAVING sum(number) <> 0;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION forget_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'plans' THEN
    DELETE FROM plan_counts;
    DELETE FROM request_part_counts;
  ELSE
    DELETE FROM milestone_counts;
  END IF;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER plans_counted AFTER INSERT ON plans REFERENCING NEW TABLE AS counted
  FOR EACH STATEMENT EXECUTE FUNCTION count_plans();--> statement-breakpoint
CREATE TRIGGER plans_counted_no_more AFTER DELETE ON plans REFERENCING OLD TABLE AS counted
  FOR EACH STATEMENT EXECUTE FUNCTION count_plans();--> statement-breakpoint
CREATE TRIGGER plans_counts_moved AFTER UPDATE OF type, status, design_status, product_type_id, product_id,
  distribution_center_id, manufacturing_location_id, manufacturing_progress ON plans
  FOR EACH ROW WHEN ((OLD.type, OLD.status, OLD.design_status, OLD.product_type_id, OLD.product_id,
    OLD.distribution_center_id, OLD.manufacturing_location_id, OLD.manufacturing_progress)
    IS DISTINCT FROM (NEW.type, NEW.status, NEW.design_status, NEW.product_type_id, NEW.product_id,
    NEW.distribution_center_id, NEW.manufacturing_location_id, NEW.manufacturing_progress))
  EXECUTE FUNCTION move_counted_plan();--> statement-breakpoint
CREATE TRIGGER plans_request_moved AFTER UPDATE OF request_id ON plans
  FOR EACH ROW WHEN (OLD.request_id <> NEW.request_id) EXECUTE FUNCTION move_counted_request();--> statement-breakpoint
CREATE TRIGGER plans_counts_forgotten AFTER TRUNCATE ON plans
  FOR EACH STATEMENT EXECUTE FUNCTION forget_counts();--> statement-breakpoint
CREATE TRIGGER plan_milestones_counted AFTER INSERT ON plan_milestones REFERENCING NEW TABLE AS counted
  FOR EACH STATEMENT EXECUTE FUNCTION count_milestones();--> statement-breakpoint
CREATE TRIGGER plan_milestones_counted_no_more AFTER DELETE ON plan_milestones REFERENCING OLD TABLE AS counted
  FOR EACH STATEMENT EXECUTE FUNCTION count_milestones();--> statement-breakpoint
CREATE TRIGGER plan_milestones_counts_moved AFTER UPDATE ON plan_milestones REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION move_counted_milestones();--> statement-breakpoint
CREATE TRIGGER plan_milestones_counts_forgotten AFTER TRUNCATE ON plan_milestones
  FOR EACH STATEMENT EXECUTE FUNCTION forget_counts();--> statement-breakpoint
INSERT INTO plan_counts (kind, value, number)
  SELECT kind, value, count(*) FROM plans CROSS JOIN LATERAL (VALUES
    ('type', type::integer), ('status', status), ('design_status', design_status),
    ('product_type_id', product_type_id), ('product_id', product_id),
    ('distribution_center_id', distribution_center_id), ('manufacturing_location_id', manufacturing_location_id),
    ('manufacturing_progress', manufacturing_progress)) AS had (kind, value)
  WHERE value IS NOT NULL GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO request_part_counts (part, number)
  SELECT part, count(*) FROM plans CROSS JOIN LATERAL (
    SELECT DISTINCT substr(lower(request_id COLLATE "C"), place, size) AS part
    FROM generate_series(1, 2) AS size CROSS JOIN generate_series(1, length(request_id) + 1 - size) AS place) AS parts
  GROUP BY 1;--> statement-breakpoint
INSERT INTO milestone_counts (day, type, is_actual, number)
  SELECT (at AT TIME ZONE 'UTC')::date, type, is_actual, count(*)
  FROM plan_milestones CROSS JOIN LATERAL (VALUES (planned_at, false), (actual_at, true)) AS dates (at, is_actual)
  WHERE at IS NOT NULL GROUP BY 1, 2, 3;

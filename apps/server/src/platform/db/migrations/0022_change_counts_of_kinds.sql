CREATE TABLE "plan_change_days" (
	"day" date NOT NULL,
	"product_type_id" integer NOT NULL,
	"product_id" integer,
	"distribution_center_id" integer,
	"number" integer NOT NULL
);
--> statement-breakpoint
DELETE FROM "change_counts";--> statement-breakpoint
DELETE FROM "plan_change_counts";--> statement-breakpoint
ALTER TABLE "change_counts" ADD COLUMN "first_plan" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "change_counts" ADD COLUMN "last_plan" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_change_counts" ADD COLUMN "field" text NOT NULL;--> statement-breakpoint
INSERT INTO change_counts (day, field, user_id, user_symbol, old_value, new_value, first_plan, last_plan, number)
  SELECT (changed_at AT TIME ZONE 'UTC')::date, field, user_id, user_symbol,
    CASE WHEN value_kind IN ('choice', 'boolean') THEN old_value END,
    CASE WHEN value_kind IN ('choice', 'boolean') THEN new_value END,
    min(aggregate_id), max(aggregate_id), count(*)
  FROM changes WHERE aggregate = 'plan' GROUP BY 1, 2, 3, 4, 5, 6;--> statement-breakpoint
INSERT INTO plan_change_counts (product_type_id, product_id, distribution_center_id, field, number)
  SELECT product_type_id, product_id, distribution_center_id, field, count(*)
  FROM changes JOIN plans ON plans.id = aggregate_id WHERE aggregate = 'plan' GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO plan_change_days (day, product_type_id, product_id, distribution_center_id, number)
  SELECT (changed_at AT TIME ZONE 'UTC')::date, product_type_id, product_id, distribution_center_id, count(*)
  FROM changes JOIN plans ON plans.id = aggregate_id WHERE aggregate = 'plan' GROUP BY 1, 2, 3, 4;--> statement-breakpoint
CREATE INDEX "plan_change_days_days" ON "plan_change_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "change_counts_days" ON "change_counts" USING btree ("day");--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_counts (day, field, user_id, user_symbol, old_value, new_value, first_plan, last_plan, number)
  SELECT (changed_at AT TIME ZONE 'UTC')::date, field, user_id, user_symbol,
    CASE WHEN value_kind IN ('choice', 'boolean') THEN old_value END,
    CASE WHEN value_kind IN ('choice', 'boolean') THEN new_value END,
    min(aggregate_id), max(aggregate_id), count(*)
  FROM added WHERE aggregate = 'plan' GROUP BY 1, 2, 3, 4, 5, 6;
  WITH counted AS MATERIALIZED (
    SELECT kind.*, day, field, changed.number
    FROM (SELECT aggregate_id, (changed_at AT TIME ZONE 'UTC')::date AS day, field, count(*) AS number
      FROM added WHERE aggregate = 'plan' GROUP BY 1, 2, 3) AS changed
    -- The fence keeps a plan made for thousands of changes, which reads all plans, from being used for one.
    CROSS JOIN LATERAL (SELECT product_type_id, product_id, distribution_center_id FROM plans WHERE id = aggregate_id OFFSET 0) AS kind),
  by_day AS (
    INSERT INTO plan_change_days (product_type_id, product_id, distribution_center_id, day, number)
    SELECT product_type_id, product_id, distribution_center_id, day, sum(number) FROM counted GROUP BY 1, 2, 3, 4)
  INSERT INTO plan_change_counts (product_type_id, product_id, distribution_center_id, field, number)
  SELECT product_type_id, product_id, distribution_center_id, field, sum(number) FROM counted GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION move_counted_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH moved AS MATERIALIZED (
    SELECT kind.*, day, field, sign * changed.number AS number
    FROM (SELECT (changed_at AT TIME ZONE 'UTC')::date AS day, field, count(*) AS number
      FROM changes WHERE aggregate = 'plan' AND aggregate_id = NEW.id GROUP BY 1, 2) AS changed
    CROSS JOIN (VALUES
      (OLD.product_type_id, OLD.product_id, OLD.distribution_center_id, -1),
      (NEW.product_type_id, NEW.product_id, NEW.distribution_center_id, 1))
      AS kind (product_type_id, product_id, distribution_center_id, sign)),
  by_day AS (
    INSERT INTO plan_change_days (product_type_id, product_id, distribution_center_id, day, number)
    SELECT product_type_id, product_id, distribution_center_id, day, sum(number) FROM moved GROUP BY 1, 2, 3, 4)
  INSERT INTO plan_change_counts (product_type_id, product_id, distribution_center_id, field, number)
  SELECT product_type_id, product_id, distribution_center_id, field, sum(number) FROM moved GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END;
$$;

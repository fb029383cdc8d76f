DROP INDEX "milestone_counts_days";--> statement-breakpoint
DELETE FROM "milestone_counts";--> statement-breakpoint
ALTER TABLE "milestone_counts" ADD COLUMN "first_plan" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "milestone_counts" ADD COLUMN "last_plan" integer NOT NULL;--> statement-breakpoint
INSERT INTO milestone_counts (day, type, is_actual, first_plan, last_plan, number)
  SELECT (at AT TIME ZONE 'UTC')::date, type, is_actual, min(plan_id), max(plan_id), count(*)
  FROM plan_milestones CROSS JOIN LATERAL (VALUES (planned_at, false), (actual_at, true)) AS dates (at, is_actual)
  WHERE at IS NOT NULL GROUP BY 1, 2, 3;--> statement-breakpoint
CREATE INDEX "milestone_counts_days" ON "milestone_counts" USING btree ("type","is_actual","day","number","first_plan","last_plan");--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_milestones() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO milestone_counts (day, type, is_actual, first_plan, last_plan, number)
  SELECT (at AT TIME ZONE 'UTC')::date, type, is_actual, min(plan_id), max(plan_id), sign * count(*)
  FROM counted CROSS JOIN LATERAL (VALUES (planned_at, false), (actual_at, true)) AS dates (at, is_actual)
  WHERE at IS NOT NULL GROUP BY 1, 2, 3;
  RETURN NULL;
END;
$$;--> statement-breakpoint
-- Where as many dates come to a day as go from it, the number stays, but not between which plans they lie.
CREATE OR REPLACE FUNCTION move_counted_milestones() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO milestone_counts (day, type, is_actual, first_plan, last_plan, number)
  SELECT (at AT TIME ZONE 'UTC')::date, type, is_actual, min(plan_id), max(plan_id), sum(number) FROM (
    SELECT plan_id, type, planned_at, actual_at, -1 AS number FROM gone
    UNION ALL SELECT plan_id, type, planned_at, actual_at, 1 FROM added) AS moved
  CROSS JOIN LATERAL (VALUES (planned_at, false), (actual_at, true)) AS dates (at, is_actual)
  WHERE at IS NOT NULL GROUP BY 1, 2, 3 HAVING sum(number) <> 0 OR min(plan_id) <> max(plan_id);
  RETURN NULL;
END;
$$;

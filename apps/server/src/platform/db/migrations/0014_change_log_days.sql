ALTER TABLE "change_counts" ADD COLUMN "user_symbol" text;--> statement-breakpoint
DELETE FROM "change_counts";--> statement-breakpoint
INSERT INTO change_counts (day, field, user_id, user_symbol, old_value, new_value, number)
  SELECT (changed_at AT TIME ZONE 'UTC')::date, field, user_id, user_symbol,
    CASE WHEN value_kind IN ('choice', 'boolean') THEN old_value END,
    CASE WHEN value_kind IN ('choice', 'boolean') THEN new_value END,
    count(*)
  FROM changes WHERE aggregate = 'plan' GROUP BY 1, 2, 3, 4, 5, 6;--> statement-breakpoint
ALTER TABLE "change_counts" ALTER COLUMN "user_symbol" SET NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_counts (day, field, user_id, user_symbol, old_value, new_value, number)
  SELECT (changed_at AT TIME ZONE 'UTC')::date, field, user_id, user_symbol,
    CASE WHEN value_kind IN ('choice', 'boolean') THEN old_value END,
    CASE WHEN value_kind IN ('choice', 'boolean') THEN new_value END,
    count(*)
  FROM added WHERE aggregate = 'plan' GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE INDEX "changes_plan_day_text" ON "changes" USING btree (((changed_at at time zone 'UTC')::date),left("new_text", 60),"changed_at","id") WHERE aggregate = 'plan';
--> statement-breakpoint
ALTER TABLE "change_chains" ADD COLUMN "last_changed_at" timestamp with time zone;--> statement-breakpoint
UPDATE change_chains SET last_changed_at = latest.at
  FROM (SELECT aggregate, aggregate_id, max(changed_at) AS at FROM changes GROUP BY 1, 2) latest
  WHERE latest.aggregate = change_chains.aggregate AND latest.aggregate_id = change_chains.aggregate_id;--> statement-breakpoint
UPDATE change_chains SET last_changed_at = 'epoch' WHERE last_changed_at IS NULL;--> statement-breakpoint
ALTER TABLE "change_chains" ALTER COLUMN "last_changed_at" SET NOT NULL;--> statement-breakpoint
DROP INDEX "change_chains_of_plans";--> statement-breakpoint
CREATE INDEX "change_chains_of_plans" ON "change_chains" USING btree ("aggregate_id","length","last_changed_at") WHERE aggregate = 'plan';--> statement-breakpoint
DROP INDEX "changes_plan_value";--> statement-breakpoint
DROP INDEX "changes_plan_short_text";--> statement-breakpoint
CREATE INDEX "changes_plan_value" ON "changes" USING btree ("field","new_value",left("new_text", 60),"changed_at","id","aggregate_id") WHERE aggregate = 'plan' and length(new_value) <= 60;--> statement-breakpoint
CREATE INDEX "changes_plan_short_text" ON "changes" USING btree ("field","new_text","aggregate_id","id") WHERE aggregate = 'plan' and length(new_text) <= 60;

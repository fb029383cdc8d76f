CREATE TABLE "change_counts" (
	"day" date NOT NULL,
	"field" text NOT NULL,
	"user_id" text NOT NULL,
	"old_value" text,
	"new_value" text,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "change_chains_of_plans" ON "change_chains" USING btree ("aggregate_id","length") WHERE aggregate = 'plan';--> statement-breakpoint
CREATE INDEX "changes_plan_short_text" ON "changes" USING btree ("field","new_text","aggregate_id") WHERE aggregate = 'plan' and length(new_text) <= 60;--> statement-breakpoint
CREATE INDEX "changes_plan_long_text" ON "changes" USING btree ("field") WHERE aggregate = 'plan' and length(new_text) > 60;--> statement-breakpoint
CREATE FUNCTION count_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change_counts (day, field, user_id, old_value, new_value, number)
  SELECT (changed_at AT TIME ZONE 'UTC')::date, field, user_id,
    CASE WHEN value_kind IN ('choice', 'boolean') THEN old_value END,
    CASE WHEN value_kind IN ('choice', 'boolean') THEN new_value END,
    count(*)
  FROM added WHERE aggregate = 'plan' GROUP BY 1, 2, 3, 4, 5;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER changes_counted AFTER INSERT ON changes REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_changes();--> statement-breakpoint
INSERT INTO change_counts (day, field, user_id, old_value, new_value, number)
  SELECT (changed_at AT TIME ZONE 'UTC')::date, field, user_id,
    CASE WHEN value_kind IN ('choice', 'boolean') THEN old_value END,
    CASE WHEN value_kind IN ('choice', 'boolean') THEN new_value END,
    count(*)
  FROM changes WHERE aggregate = 'plan' GROUP BY 1, 2, 3, 4, 5;

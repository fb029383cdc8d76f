DROP INDEX "changes_plan_field";--> statement-breakpoint
CREATE INDEX "changes_plan_field" ON "changes" USING btree ("field","changed_at","id","aggregate_id","user_symbol") WHERE aggregate = 'plan';--> statement-breakpoint
CREATE STATISTICS changes_values_of_fields (mcv) ON field, new_value FROM changes;--> statement-breakpoint
ANALYZE changes;

DROP INDEX "changes_plan_user";--> statement-breakpoint
CREATE INDEX "changes_plan_field_text" ON "changes" USING btree ("field",left("new_text", 60),"changed_at","id") WHERE aggregate = 'plan';--> statement-breakpoint
CREATE INDEX "changes_plan_value" ON "changes" USING btree ("field","new_value",left("new_text", 60),"changed_at","id") WHERE aggregate = 'plan' and length(new_value) <= 60;--> statement-breakpoint
CREATE INDEX "plans_po_number" ON "plans" USING btree ("po_number","id");--> statement-breakpoint
CREATE INDEX "changes_plan_user" ON "changes" USING btree ("user_id","changed_at","id","aggregate_id","user_symbol") WHERE aggregate = 'plan';
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "changes_time";--> statement-breakpoint
DROP INDEX "changes_field_time";--> statement-breakpoint
DROP INDEX "changes_user_time";--> statement-breakpoint
CREATE INDEX "changes_plan_time" ON "changes" USING btree ("changed_at","id","aggregate_id") WHERE aggregate = 'plan';--> statement-breakpoint
CREATE INDEX "changes_plan_field" ON "changes" USING btree ("field","changed_at","id","aggregate_id") WHERE aggregate = 'plan';--> statement-breakpoint
CREATE INDEX "changes_plan_user" ON "changes" USING btree ("user_id","changed_at","id","aggregate_id") WHERE aggregate = 'plan';--> statement-breakpoint
CREATE INDEX "changes_plan_symbol" ON "changes" USING btree ("user_symbol","changed_at","id","aggregate_id") WHERE aggregate = 'plan';--> statement-breakpoint
CREATE INDEX "changes_plan_text" ON "changes" USING btree (left("new_text", 60),"changed_at","id") WHERE aggregate = 'plan';--> statement-breakpoint
CREATE INDEX "plans_product_type" ON "plans" USING btree ("product_type_id","id");--> statement-breakpoint
CREATE INDEX "plans_links" ON "plans" USING btree ("links_count","id");--> statement-breakpoint
CREATE INDEX "plans_request_id_parts" ON "plans" USING gin ("request_id" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "plans_list" ON "plans" USING btree ("id","request_id","type","status","design_status","product_type_id","product_id","distribution_center_id","manufacturing_location_id","underlying_plan_id","priority","manufacturing_progress","links_count","quantity","order_number","created_at","planned_surgery_date");
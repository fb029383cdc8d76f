DROP INDEX "plans_status";--> statement-breakpoint
DROP INDEX "plans_design_status";--> statement-breakpoint
DROP INDEX "plans_product_type";--> statement-breakpoint
DROP INDEX "plans_product_only";--> statement-breakpoint
DROP INDEX "plans_distribution_center";--> statement-breakpoint
DROP INDEX "plans_location";--> statement-breakpoint
DROP INDEX "plans_underlying_request";--> statement-breakpoint
DROP INDEX "plans_created";--> statement-breakpoint
DROP INDEX "plans_surgery";--> statement-breakpoint
DROP INDEX "plans_order_number";--> statement-breakpoint
DROP INDEX "plans_progress";--> statement-breakpoint
DROP INDEX "plans_quantity";--> statement-breakpoint
DROP INDEX "plans_priority";--> statement-breakpoint
DROP INDEX "plans_type";--> statement-breakpoint
DROP INDEX "plans_links";--> statement-breakpoint
CREATE INDEX "plans_request" ON "plans" USING btree ("request_id","id","type","status","design_status","product_type_id","product_id","distribution_center_id","manufacturing_location_id","manufacturing_progress");--> statement-breakpoint
CREATE INDEX "plans_status" ON "plans" USING btree ("status","id","type","design_status","product_type_id","product_id","distribution_center_id","manufacturing_location_id","manufacturing_progress");--> statement-breakpoint
CREATE INDEX "plans_design_status" ON "plans" USING btree ("design_status","id","type","status","product_type_id","product_id","distribution_center_id","manufacturing_location_id","manufacturing_progress");--> statement-breakpoint
CREATE INDEX "plans_product_type" ON "plans" USING btree ("product_type_id","id","type","status","design_status","product_id","distribution_center_id","manufacturing_location_id","manufacturing_progress");--> statement-breakpoint
CREATE INDEX "plans_product_only" ON "plans" USING btree ("product_id","id","type","status","design_status","product_type_id","distribution_center_id","manufacturing_location_id","manufacturing_progress");--> statement-breakpoint
CREATE INDEX "plans_distribution_center" ON "plans" USING btree ("distribution_center_id","id","type","status","design_status","product_type_id","product_id","manufacturing_location_id","manufacturing_progress");--> statement-breakpoint
CREATE INDEX "plans_location" ON "plans" USING btree ("manufacturing_location_id","id","type","status","design_status","product_type_id","product_id","distribution_center_id","manufacturing_progress");--> statement-breakpoint
CREATE INDEX "plans_underlying_request" ON "plans" USING btree ("underlying_request_id","id","type","status","design_status","product_type_id","product_id","distribution_center_id","manufacturing_location_id","manufacturing_progress");--> statement-breakpoint
CREATE INDEX "plans_created" ON "plans" USING btree ("created_at","id","type","status","design_status","product_type_id","product_id","distribution_center_id","manufacturing_location_id","manufacturing_progress");--> statement-breakpoint
CREATE INDEX "plans_surgery" ON "plans" USING btree ("planned_surgery_date","id","type","status","design_status","product_type_id","product_id","distribution_center_id","manufacturing_location_id","manufacturing_progress");--> statement-breakpoint
CREATE INDEX "plans_order_number" ON "plans" USING btree ("order_number","id","type","status","design_status","product_type_id","product_id","distribution_center_id","manufacturing_location_id","manufacturing_progress");--> statement-breakpoint
CREATE INDEX "plans_progress" ON "plans" USING btree ("manufacturing_progress","id","type","status","design_status","product_type_id","product_id","distribution_center_id","manufacturing_location_id");--> statement-breakpoint
CREATE INDEX "plans_quantity" ON "plans" USING btree ("quantity","id","type","status","design_status","product_type_id","product_id","distribution_center_id","manufacturing_location_id","manufacturing_progress");--> statement-breakpoint
CREATE INDEX "plans_priority" ON "plans" USING btree ("priority","id","type","status","design_status","product_type_id","product_id","distribution_center_id","manufacturing_location_id","manufacturing_progress");--> statement-breakpoint
CREATE INDEX "plans_type" ON "plans" USING btree ("type","id","status","design_status","product_type_id","product_id","distribution_center_id","manufacturing_location_id","manufacturing_progress");--> statement-breakpoint
CREATE INDEX "plans_links" ON "plans" USING btree ("links_count","id","type","status","design_status","product_type_id","product_id","distribution_center_id","manufacturing_location_id","manufacturing_progress");
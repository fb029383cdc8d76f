DROP INDEX "plans_list";--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "underlying_request_id" text;--> statement-breakpoint
UPDATE "plans" SET "underlying_request_id" = "underlying"."request_id" FROM "plans" AS "underlying"
  WHERE "underlying"."id" = "plans"."underlying_plan_id";--> statement-breakpoint
CREATE INDEX "plans_underlying_request" ON "plans" USING btree ("underlying_request_id","id");--> statement-breakpoint
CREATE INDEX "plans_list" ON "plans" USING btree ("id","request_id","type","status","design_status","product_type_id","product_id","distribution_center_id","manufacturing_location_id","underlying_request_id","priority","manufacturing_progress","links_count","quantity","order_number","created_at","planned_surgery_date");--> statement-breakpoint
CREATE FUNCTION know_underlying_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.underlying_request_id := (SELECT request_id FROM plans WHERE id = NEW.underlying_plan_id);
  RETURN NEW;
END;
$$;--> statement-breakpoint
CREATE TRIGGER plans_underlying_request BEFORE INSERT OR UPDATE OF underlying_plan_id ON plans
  FOR EACH ROW WHEN (NEW.underlying_plan_id IS NOT NULL OR NEW.underlying_request_id IS NOT NULL)
  EXECUTE FUNCTION know_underlying_request();--> statement-breakpoint
CREATE FUNCTION tell_request_to_repetitions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE plans SET underlying_request_id = NEW.request_id WHERE underlying_plan_id = NEW.id;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER plans_renamed AFTER UPDATE OF request_id ON plans
  FOR EACH ROW WHEN (OLD.request_id <> NEW.request_id) EXECUTE FUNCTION tell_request_to_repetitions();

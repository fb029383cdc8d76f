CREATE TABLE "plan_places" (
	"plan_id" integer PRIMARY KEY NOT NULL,
	"location_id" integer NOT NULL,
	"date" date NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
DROP INDEX "plans_queue";--> statement-breakpoint
ALTER TABLE "plan_places" ADD CONSTRAINT "plan_places_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A new version of a plan that finds room beside the old one needs no entry in any index.
ALTER TABLE "plans" SET (fillfactor = 80);--> statement-breakpoint
CREATE FUNCTION keep_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.manufacturing_location_id IS NULL OR NEW.manufacturing_start_date IS NULL
    OR NEW.manufacturing_position IS NULL OR NEW.status IN (9, 10) THEN
    DELETE FROM plan_places WHERE plan_id = NEW.id;
  ELSE
    INSERT INTO plan_places (plan_id, location_id, date, position)
    VALUES (NEW.id, NEW.manufacturing_location_id, NEW.manufacturing_start_date, NEW.manufacturing_position)
    ON CONFLICT (plan_id) DO UPDATE
      SET location_id = excluded.location_id, date = excluded.date, position = excluded.position;
  END IF;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER plans_place_taken AFTER INSERT ON plans
  FOR EACH ROW WHEN (NEW.manufacturing_position IS NOT NULL) EXECUTE FUNCTION keep_place();--> statement-breakpoint
CREATE TRIGGER plans_place_moved
  AFTER UPDATE OF manufacturing_location_id, manufacturing_start_date, manufacturing_position, status ON plans
  FOR EACH ROW WHEN ((OLD.manufacturing_location_id, OLD.manufacturing_start_date, OLD.manufacturing_position, OLD.status)
    IS DISTINCT FROM
    (NEW.manufacturing_location_id, NEW.manufacturing_start_date, NEW.manufacturing_position, NEW.status))
  EXECUTE FUNCTION keep_place();--> statement-breakpoint
INSERT INTO plan_places (plan_id, location_id, date, position)
  SELECT id, manufacturing_location_id, manufacturing_start_date, manufacturing_position FROM plans
  WHERE manufacturing_location_id IS NOT NULL AND manufacturing_start_date IS NOT NULL
    AND manufacturing_position IS NOT NULL AND status NOT IN (9, 10);--> statement-breakpoint
CREATE INDEX "plan_places_queue" ON "plan_places" USING btree ("location_id","date","position","plan_id");

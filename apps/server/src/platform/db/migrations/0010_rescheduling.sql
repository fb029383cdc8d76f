ALTER TABLE "plan_milestones" ADD COLUMN "held_days" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "rescheduled_at" timestamp with time zone;
CREATE TABLE "import_sources" (
	"request_id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "reimported_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "plans_reimport" ON "plans" USING btree ("reimport_requested_at") WHERE reimport_requested_at is not null and reimported_at is distinct from reimport_requested_at;
ALTER TABLE "plans" ALTER COLUMN "required_manufacturing_data_revision" SET DEFAULT 0;

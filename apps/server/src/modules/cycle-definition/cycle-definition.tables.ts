import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { recordColumns } from '../reference-data/record-columns.ts';
import { workflows } from '../workflow/workflow.tables.ts';

/** What a manufacturing cycle consists of: work procedures, each a material and its workflows (U10 to U12). */
export const cycleDefinitions = pgTable(
  'cycle_definitions',
  { ...recordColumns(), name: text().notNull() },
  (table) => [uniqueIndex('cycle_definitions_name').on(sql`lower(${table.name})`)],
);

/** The work procedures of a definition, in their places from 1. */
export const workProcedures = pgTable(
  'work_procedures',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    definitionId: integer('definition_id')
      .notNull()
      .references(() => cycleDefinitions.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    materialNumber: text('material_number').notNull(),
  },
  (table) => [index('work_procedures_definition').on(table.definitionId)],
);

/** The workflows of a work procedure, in their places from 1. */
export const workProcedureWorkflows = pgTable(
  'work_procedure_workflows',
  {
    procedureId: integer('procedure_id')
      .notNull()
      .references(() => workProcedures.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    workflowId: integer('workflow_id')
      .notNull()
      .references(() => workflows.id),
  },
  (table) => [
    primaryKey({ columns: [table.procedureId, table.workflowId] }),
    index('work_procedure_workflows_workflow').on(table.workflowId),
  ],
);

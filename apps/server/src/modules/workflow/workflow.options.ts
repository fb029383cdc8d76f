import type { Database } from '../../platform/db/database.ts';
import { findWorkflows } from './workflow.repository.ts';

/** All workflows by name, for who chooses among them (U11). */
export const workflowOptions = (tx: Database) => findWorkflows(tx, 'name');

import type { WorkflowStep } from '@crt/domain/workflow';
import { workflowTexts as texts } from '../workflow.texts.ts';

/** What is entered for a workflow. */
export interface WorkflowDraft {
  readonly symbol: string;
  readonly name: string;
  readonly displayName: string;
  readonly workflowSteps: readonly WorkflowStep[];
}

/** The texts of a workflow, in the order of the form. */
export const workflowFields = ['symbol', 'name', 'displayName'] as const;

/** A text of a workflow. */
export type WorkflowField = (typeof workflowFields)[number];

/** The most characters of each text. */
export const mostCharacters: Readonly<Record<WorkflowField, number>> = {
  symbol: 20,
  name: 100,
  displayName: 100,
};

/** What is wrong with the texts, in words. */
export type WorkflowErrors = Readonly<Partial<Record<WorkflowField, string>>>;

/** The texts that are missing, with the words for each; nothing when all are there. */
export function missingTexts(draft: WorkflowDraft): WorkflowErrors {
  const missing = workflowFields.filter((field) => draft[field].trim() === '');
  return Object.fromEntries(missing.map((field) => [field, texts.required(texts.fields[field])]));
}

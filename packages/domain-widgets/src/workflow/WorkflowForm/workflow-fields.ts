import type { WorkflowStep } from '@crt/domain/workflow';
import { tooLong } from '../../shared/edit/edit.texts.ts';
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

/** The most characters of each text: a longer one is refused, never cut. */
const mostCharacters: Readonly<Record<WorkflowField, number>> = {
  symbol: 20,
  name: 100,
  displayName: 100,
};

/** What is wrong with the texts, in words. */
export type WorkflowErrors = Readonly<Partial<Record<WorkflowField, string>>>;

/** What is wrong with the texts, with the words for each; nothing when all are there and none is too long. */
export function faultyTexts(draft: WorkflowDraft): WorkflowErrors {
  const errors = workflowFields.map((field) => [field, errorOf(field, draft[field])] as const);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

function errorOf(field: WorkflowField, text: string): string | undefined {
  const label = texts.fields[field];
  if (text.trim() === '') return texts.required(label);
  return text.length > mostCharacters[field] ? tooLong(label, mostCharacters[field]) : undefined;
}

import type { Revision } from '@crt/api-client/types-documentation';
import { coverageTexts as texts } from './coverage.texts.ts';

/** Revisions to choose from, each with its version and its issue date (O25). */
export const revisionOptions = (revisions: readonly Revision[]) =>
  revisions.map(({ id, versionName, name, issueDate }) => ({
    id,
    name: texts.nameOf(versionName, name, issueDate),
  }));

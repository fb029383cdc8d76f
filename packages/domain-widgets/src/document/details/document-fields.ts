import {
  setDocumentDivision,
  setDocumentEifuName,
  setDocumentName,
  setDocumentNumber,
  setDocumentPortal,
  setDocumentType,
  setDocumentVersioned,
} from '@crt/api-client/documentation/document';
import type { DocumentDetails } from '@crt/api-client/types-documentation';
import {
  canSwitchVersioned,
  documentFields as fields,
  documentNumberError,
  type DocumentField,
} from '@crt/domain/document-field';
import type { RestField } from '../../shared/rest/use-save-rest-field.ts';
import type { DocumentEntries } from '../use-document-entries.ts';
import { documentDetailsTexts as texts } from './document-details.texts.ts';

/** A document with what its fields can be chosen from. */
export type DocumentInfo = DocumentDetails & { readonly entries: DocumentEntries };

type Field = RestField<DocumentInfo, DocumentField>;
type Facts = Pick<Field, 'edit' | 'operation'> & Partial<Pick<Field, 'question'>>;

const field = (name: DocumentField, facts: Facts): Field => ({
  name,
  label: fields[name].label,
  hasStamp: fields[name].edit.hasStamp,
  ...facts,
});

/** The fields in the order of the panels; each is saved by a call of its own (O8). */
export const documentFields = {
  name: field('name', {
    edit: ({ name: value }) => ({ kind: 'text', value, maxLength: 200, isRequired: true }),
    operation: setDocumentName,
  }),
  number: field('number', {
    edit: ({ number: value }) => ({
      kind: 'text',
      value,
      maxLength: 60,
      isRequired: true,
      faultOf: documentNumberError,
    }),
    operation: setDocumentNumber,
  }),
  division: field('divisionId', {
    edit: ({ divisionId: value, entries }) => ({ kind: 'choice', value, options: entries.divisions }),
    operation: setDocumentDivision,
  }),
  type: field('typeId', {
    edit: ({ typeId: value, entries }) => ({ kind: 'choice', value, options: entries.types }),
    operation: setDocumentType,
  }),
  portal: field('portalId', {
    edit: ({ portalId: value, entries: { portals: options } }) => ({
      kind: 'choice',
      value,
      options,
      isRequired: false,
    }),
    operation: setDocumentPortal,
  }),
  versioned: field('isVersioned', {
    edit: ({ isVersioned: value }) => ({ kind: 'boolean', value }),
    operation: setDocumentVersioned,
    question: (value, { revisions }) =>
      value === false && revisions.some(({ versionName }) => versionName !== null)
        ? texts.foldQuestion
        : undefined,
  }),
  eifuName: field('eifuName', {
    edit: ({ eifuName: value }) => ({ kind: 'text', value, maxLength: 200 }),
    operation: setDocumentEifuName,
  }),
} as const;

/** Why the versioned switch cannot be changed; undefined when it can (O9). */
export function versionedLocked({ describesKeyCode, revisions }: DocumentDetails): string | undefined {
  const verdict = canSwitchVersioned({
    hasProductVersions: revisions.some((revision) => revision.hasAssociatedProductVersions),
    isPartOfKeyCode: revisions.some((revision) => revision.isPartOfKeyCode),
    describesKeyCode,
  });
  return verdict.isAllowed ? undefined : verdict.reason;
}

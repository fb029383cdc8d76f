import type { Permission } from '../permission/permission.ts';
import { canHaveMore, type Limit } from '../record/limit.ts';
import type { FieldEdit, RecordField } from '../record/record-field.ts';
import { allOf, allow, deny, denyWhere, type Verdict } from '../verdict.ts';

/** What the rules of a document read of it, beside its own fields. */
export interface DocumentFacts {
  /** It describes at least one product. */
  readonly isAssociated: boolean;
  /** Product versions are associated with a version of it. */
  readonly hasProductVersions: boolean;
  /** A version of it is part of a keycode. */
  readonly isPartOfKeyCode: boolean;
  /** A version of a product that it describes has a keycode. */
  readonly describesKeyCode: boolean;
}

const managers: readonly Permission[] = ['CanManageDocuments'];

const edit = <Fact extends keyof DocumentFacts = never>(
  canEditNow: (document: Pick<DocumentFacts, Fact>) => Verdict = () => allow,
): FieldEdit<DocumentFacts, Fact> => ({ anyOf: managers, hasStamp: true, canEditNow });

type VersionedFact = 'hasProductVersions' | 'isPartOfKeyCode' | 'describesKeyCode';

/**
 * Whether the versioned switch of a document can be changed (O9): both ways fold all its versions into one (§3.9.1), which
 * then belongs to all versions of the products that it describes.
 */
export const canSwitchVersioned = (document: Pick<DocumentFacts, VersionedFact>): Verdict =>
  denyWhere(
    [document.hasProductVersions, 'Product versions are associated with versions of this document.'],
    [document.isPartOfKeyCode, 'A version of this document is part of a keycode.'],
    [document.describesKeyCode, 'A product that this document describes has a keycode.'],
  );

/** The fields of a document (S2 §3.2; O5, O8): what people call them, what they hold, who edits them when. */
export const documentFields = {
  number: { label: 'Number', kind: 'text', isCode: true, edit: edit() },
  name: { label: 'Name', kind: 'text', edit: edit() },
  divisionId: { label: 'Division', kind: 'choice', edit: edit() },
  typeId: { label: 'Type', kind: 'choice', edit: edit() },
  portalId: { label: 'Portal', kind: 'choice', isOptional: true, edit: edit() },
  isVersioned: {
    label: 'Versioned',
    kind: 'boolean',
    edit: edit<VersionedFact>(canSwitchVersioned),
  },
  eifuName: { label: 'eIFU Name', kind: 'text', isOptional: true, edit: edit() },
} as const satisfies Record<string, RecordField>;

/** Wire name of a field of a document. */
export type DocumentField = keyof typeof documentFields;

/** The fields of a version of a document. */
export const documentVersionFields = {
  name: { label: 'Version Name', kind: 'text', isOptional: true },
} as const satisfies Record<string, RecordField>;

/** The fields of a revision (O11). */
export const revisionFields = {
  name: { label: 'Name', kind: 'text' },
  issueDate: { label: 'Issue date', kind: 'date' },
  isCompatible: { label: 'Compatible', kind: 'boolean' },
  versionId: { label: 'Version', kind: 'choice', isParent: true },
} as const satisfies Record<string, RecordField>;

/** The fields of a file of a revision (O18). */
export const documentFileFields = {
  location: { label: 'Location', kind: 'text' },
  eifuName: { label: 'eIFU Name', kind: 'text', isOptional: true },
  languageIds: { label: 'Languages', kind: 'text' },
  countryIds: { label: 'Countries', kind: 'text' },
  revisionId: { label: 'Revision of the file', kind: 'choice', isParent: true },
} as const satisfies Record<string, RecordField>;

/** Whether a document can be removed (O10, O28): what describes a product or stands in a keycode is locked. */
export const canRemoveDocument = ({
  isAssociated,
  isPartOfKeyCode,
}: Pick<DocumentFacts, 'isAssociated' | 'isPartOfKeyCode'>): Verdict => {
  const reasons = [
    ...(isPartOfKeyCode ? ['a version of it is part of a keycode'] : []),
    ...(isAssociated ? ['it describes products'] : []),
  ];
  return reasons.length === 0 ? allow : deny(`The document is locked: ${reasons.join(', and ')}.`);
};

/** What is wrong with the number of a document (O6, O7): the underscore separates it in file names. */
export const documentNumberError = (number: string): string | undefined =>
  number.includes('_') ? "Number cannot contain '_' character" : undefined;

/** How much one document can have; its details show all of it. */
export const documentLimits = {
  revisions: { most: 1000, of: 'revisions of a document' },
  /** Of one revision. */
  files: { most: 1000, of: 'files of a revision' },
  /** Of all its revisions. */
  filesInAll: { most: 5000, of: 'files of a document' },
} as const satisfies Record<string, Limit>;

/** Whether a document can get another revision (O11). */
export const canAddRevision = ({ revisions }: { readonly revisions: readonly unknown[] }): Verdict =>
  canHaveMore(documentLimits.revisions, revisions.length);

/** Whether a revision can get another file (O18), by how many it has, and its document in all where that is known. */
export const canAddFile = (ofRevision: number, ofDocument = ofRevision): Verdict =>
  allOf(canHaveMore(documentLimits.files, ofRevision), canHaveMore(documentLimits.filesInAll, ofDocument));

import type { Permission } from '../permission/permission.ts';
import type { FieldEdit, RecordField } from '../record/record-field.ts';
import { canHaveMore, type Limit } from '../record/limit.ts';
import { allOf, allow, deny, denyWhere, type Verdict } from '../verdict.ts';

/** What the rules of a product of the documentation read of it, beside its own fields. */
export interface DocumentedProductFacts {
  /** A version of it has a keycode. */
  readonly hasKeyCode: boolean;
}

const managers: readonly Permission[] = ['CanManageProducts'];

const edit = <Fact extends keyof DocumentedProductFacts = never>(
  canEditNow: (product: Pick<DocumentedProductFacts, Fact>) => Verdict = () => allow,
): FieldEdit<DocumentedProductFacts, Fact> => ({ anyOf: managers, hasStamp: true, canEditNow });

/** Whether the Needs Keycode switch can be changed (P9). */
export const canSwitchNeedsKeyCode = ({ hasKeyCode }: DocumentedProductFacts): Verdict =>
  hasKeyCode ? deny('A version of this product has a keycode.') : allow;

/** The fields of a product of the documentation (S2 §3.2; P4, P8, P20): the name is the description. */
export const productFields = {
  description: { label: 'Description', kind: 'text', edit: edit() },
  catalogNumber: { label: 'Catalog Number', kind: 'text', isOptional: true, isCode: true },
  gtin: { label: 'GTIN', kind: 'text', isOptional: true, isCode: true },
  productFamilyId: { label: 'Family', kind: 'choice', isOptional: true, edit: edit() },
  divisionId: { label: 'Division', kind: 'choice', edit: edit() },
  needsKeyCode: { label: 'Needs Keycode', kind: 'boolean', edit: edit<'hasKeyCode'>(canSwitchNeedsKeyCode) },
  eifuDescription: { label: 'eIFU Description', kind: 'text', isOptional: true, edit: edit() },
} as const satisfies Record<string, RecordField>;

/** Wire name of a field of a product of the documentation. */
export type ProductField = keyof typeof productFields;

/** The fields of a version of a product (P12). */
export const productVersionFields = {
  name: { label: 'Name', kind: 'text', isOptional: true },
  ecnNumber: { label: 'ECN Number', kind: 'text', isOptional: true },
  keyCodeId: { label: 'Keycode', kind: 'choice', isOptional: true },
} as const satisfies Record<string, RecordField>;

/** The field of an association: the document that describes the product (P13). */
export const associationFields = {
  documentId: { label: 'Document', kind: 'choice' },
} as const satisfies Record<string, RecordField>;

/** The fields of an association between versions (P15). */
export const versionAssociationFields = {
  productVersionId: { label: 'Product Version', kind: 'choice' },
  documentVersionId: { label: 'Document Version', kind: 'choice' },
} as const satisfies Record<string, RecordField>;

/** The refusal of what would take a document version out of a keycode (P16). */
export const keyCodeGuard =
  'Document Version being part of Keycode would be removed as result of this operation.';

/** The refusal of what would add a document version to a product version that has a keycode (§3.9.7). */
export const keyCodeSetIsFixed = 'A Product Version with a Keycode keeps its Document Versions.';

/** What the rules of an association, of documents or of versions, read of it. */
export interface AssociationFacts {
  /** A product version with a keycode has a document version by it. */
  readonly isPartOfKeyCode: boolean;
}

/** Whether a product can be removed with its versions and associations (P16, P17, P21). */
export const canRemoveProduct = ({ hasKeyCode }: DocumentedProductFacts): Verdict =>
  denyWhere([hasKeyCode, keyCodeGuard]);

/** Whether a version of a product can be removed with its associations (P16, P17). */
export const canRemoveProductVersion = ({ keyCode }: { readonly keyCode: string | null }): Verdict =>
  denyWhere([keyCode !== null, keyCodeGuard]);

/** Whether an association, of documents or of versions, can be removed (P16, P17, P23). */
export const canRemoveAssociation = ({ isPartOfKeyCode }: AssociationFacts): Verdict =>
  denyWhere([isPartOfKeyCode, keyCodeGuard]);

/** Whether other versions can be associated instead (P16): as for taking them away. */
export const canEditVersionAssociation = (association: AssociationFacts): Verdict =>
  canRemoveAssociation(association);

/** Whether the document of an association can be changed (P14, P16). */
export const canEditAssociation = ({
  versionAssociations,
  isPartOfKeyCode,
}: AssociationFacts & { readonly versionAssociations: readonly unknown[] }): Verdict =>
  denyWhere(
    [versionAssociations.length > 0, 'Versions are associated already.'],
    [isPartOfKeyCode, keyCodeGuard],
  );

/** How much one product can have; its details show all of it. */
export const productLimits = {
  documents: { most: 500, of: 'documents of a product' },
  versions: { most: 500, of: 'versions of a product' },
  /** Of one product version; documents that are not versioned are not among them. */
  associatedVersions: { most: 500, of: 'associated document versions of a product version' },
  /** Of one document of the product. */
  associations: { most: 1000, of: 'associations with versions of a document' },
  /** Of all its documents. */
  associationsInAll: { most: 10_000, of: 'associations with versions of the documents of a product' },
} as const satisfies Record<string, Limit>;

/** Whether a product can be described by more documents (P13). */
export const canAssociateDocuments = (
  { associations }: { readonly associations: readonly unknown[] },
  added = 1,
): Verdict => canHaveMore(productLimits.documents, associations.length, added);

/** Whether a product can get another version (P12). */
export const canAddProductVersion = ({ productVersions }: { readonly productVersions: readonly unknown[] }) =>
  canHaveMore(productLimits.versions, productVersions.length);

/** Whether a document of a product can get another association of its versions (P15), by how many it has, and the product in all where that is known. */
export const canAssociateVersionOf = (ofDocument: number, ofProduct = ofDocument): Verdict =>
  allOf(
    canHaveMore(productLimits.associations, ofDocument),
    canHaveMore(productLimits.associationsInAll, ofProduct),
  );

/** A product version as far as document versions can be associated with it. */
export interface AssociableFacts {
  readonly hasKeyCode: boolean;
  /** How many document versions are associated with it. */
  readonly associatedVersions: number;
}

/** Whether a document version can be associated with a product version (P15): one with a keycode keeps its own (§3.9.7). */
export const canAssociateWith = ({ hasKeyCode, associatedVersions }: AssociableFacts): Verdict =>
  hasKeyCode ? deny(keyCodeSetIsFixed) : canHaveMore(productLimits.associatedVersions, associatedVersions);

/** Whether versions of a document can be associated with any version of the product (P15); if not, why not with the last one. */
export const canAssociateVersions = ({
  productVersions,
}: {
  readonly productVersions: readonly AssociableFacts[];
}): Verdict => {
  const verdicts = productVersions.map(canAssociateWith);
  return (
    verdicts.find(({ isAllowed }) => isAllowed) ?? verdicts.at(-1) ?? deny('The product has no versions.')
  );
};

/** A product version, or a product without versions, as far as its keycode depends on it. */
export interface AssignableFacts {
  readonly keyCode: string | null;
  /** What the keycode would stand for: a document without revisions is none that anybody could read (§3.9.1). */
  readonly documentVersions: readonly { readonly hasRevisions: boolean }[];
}

/** Whether a product version, or a product without versions, can get a keycode (P10, P11). */
export const canAssignKeyCode = (
  { needsKeyCode }: { readonly needsKeyCode: boolean },
  { keyCode, documentVersions }: AssignableFacts,
): Verdict =>
  denyWhere(
    [keyCode !== null, 'It has a keycode already.'],
    [!needsKeyCode, 'The product needs no keycode.'],
    [documentVersions.length === 0, 'A keycode stands for document versions, and none is associated yet.'],
    [
      documentVersions.some(({ hasRevisions }) => !hasRevisions),
      'A document that describes it has no revision yet.',
    ],
  );

import { listDocumentVersions } from '@crt/api-client/documentation/document';
import {
  addAssociations,
  addVersionAssociation,
  updateAssociation,
  updateVersionAssociation,
} from '@crt/api-client/documentation/documentation-product';
import { canAssociateWith, versionAssociationFields as fields } from '@crt/domain/product-field';
import { useRead, useWrite } from '@crt/api-client/hooks';
import type { Association, DocumentationProduct } from '@crt/api-client/types-documentation';
import { useStamped } from '../../shared/edit/use-stamped.ts';
import { UnreadDialog } from '../../shared/read/UnreadDialog.tsx';
import { sendOrTell } from '../../shared/rest/send-or-tell.tsx';
import { useFindOtherDocuments } from '../use-find-documents.ts';
import { AssociatedDocumentDialog } from './AssociatedDocumentDialog.tsx';
import { AssociateDocumentsDialog } from './AssociateDocumentsDialog.tsx';
import { associableVersions, type AssociableVersion } from './associable-versions.ts';
import type { AssociationLine } from './association-columns.tsx';
import { associationTexts as texts } from './association.texts.ts';
import { VersionAssociationDialog, type VersionAssociationDraft } from './VersionAssociationDialog.tsx';

/** What somebody is about to enter: a new association of documents or of versions, or a line that is changed. */
export type OpenedAssociation =
  | { readonly kind: 'newDocuments' }
  | { readonly kind: 'newVersion'; readonly association: Association }
  | AssociationLine;

interface SavedProps<Opened> {
  readonly product: DocumentationProduct;
  readonly opened: Opened;
  readonly onClose: () => void;
}

/** The form for what is opened, saved by the call that belongs to it. */
export const SavedAssociation = ({ opened, ...props }: SavedProps<OpenedAssociation>) => {
  switch (opened.kind) {
    case 'newDocuments':
      return <NewDocuments {...props} />;
    case 'document':
      return <OtherDocument opened={opened} {...props} />;
    case 'newVersion':
    case 'version':
      return <Versions opened={opened} {...props} />;
  }
};

const NewDocuments = ({ product: { id }, onClose }: Omit<SavedProps<never>, 'opened'>) => {
  const find = useFindOtherDocuments(id);
  const add = useWrite(addAssociations);
  const save = (documentIds: number[]) =>
    sendOrTell(() => add.mutateAsync({ body: { productId: id, documentIds } }), texts.added);
  return <AssociateDocumentsDialog find={find} onClose={onClose} onSave={save} />;
};

type OpenedDocument = Extract<OpenedAssociation, { readonly kind: 'document' }>;

const OtherDocument = ({ product, opened: { association }, onClose }: SavedProps<OpenedDocument>) => {
  const find = useFindOtherDocuments(product.id);
  const stamped = useStamped(product.timestampBase64);
  const change = useWrite(updateAssociation);
  const save = (documentId: number) =>
    sendOrTell(
      () => stamped((stamp) => change.mutateAsync({ body: { id: association.id, documentId }, ...stamp })),
      texts.changed,
    );
  return <AssociatedDocumentDialog association={association} find={find} onClose={onClose} onSave={save} />;
};

type OpenedVersions = Extract<OpenedAssociation, { readonly kind: 'newVersion' | 'version' }>;

/** It waits for the versions of the document to choose from, and says so where they cannot be read. */
const Versions = ({ product, opened, onClose }: SavedProps<OpenedVersions>) => {
  const { association } = opened;
  const nested = opened.kind === 'version' ? opened.nested : undefined;
  const versions = useRead(listDocumentVersions, { id: association.documentId });
  const stamped = useStamped(product.timestampBase64);
  const add = useWrite(addVersionAssociation);
  const change = useWrite(updateVersionAssociation);
  const save = (draft: VersionAssociationDraft) => {
    const body = { associationId: association.id, ...draft };
    return nested
      ? sendOrTell(
          () => stamped((stamp) => change.mutateAsync({ body: { id: nested.id, ...body }, ...stamp })),
          { ...texts.changed, fields },
        )
      : sendOrTell(() => add.mutateAsync({ body }), { ...texts.versions.added, fields });
  };
  const isOffered = (facts: AssociableVersion) =>
    facts.id === nested?.productVersionId || canAssociateWith(facts).isAllowed;
  const offered = associableVersions(product).filter(isOffered);
  if (!versions.data)
    return (
      <UnreadDialog
        title={nested ? texts.versions.edit : texts.versions.add}
        reads={[{ read: versions, failed: texts.versions.failed }]}
        onClose={onClose}
      />
    );
  return (
    <VersionAssociationDialog
      documentVersions={versions.data}
      productVersions={offered}
      association={nested}
      onClose={onClose}
      onSave={save}
    />
  );
};

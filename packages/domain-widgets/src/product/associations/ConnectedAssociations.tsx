import {
  deleteAssociation,
  deleteVersionAssociation,
} from '@crt/api-client/documentation/documentation-product';
import { useWrite } from '@crt/api-client/hooks';
import type { Association, DocumentationProduct } from '@crt/api-client/types-documentation';
import { lazy, Suspense, useMemo, useState } from 'react';
import { sendOrTell } from '../../shared/rest/send-or-tell.tsx';
import type { DocumentLinksProps } from '../DocumentLinks.tsx';
import type { AssociationActs, AssociationLine } from './association-columns.tsx';
import { associationTexts as texts } from './association.texts.ts';
import { AssociationsTable } from './AssociationsTable.tsx';
import type { OpenedAssociation } from './SavedAssociationDialog.tsx';

// The dialogs come when somebody opens one.
const SavedAssociation = lazy(async () => {
  const loaded = await import('./SavedAssociationDialog.tsx');
  return { default: loaded.SavedAssociation };
});

export interface ConnectedAssociationsProps extends Pick<DocumentLinksProps, 'documentHref'> {
  readonly product: DocumentationProduct;
  readonly mayManage: boolean;
  readonly mayRemove: boolean;
}

/** The documents of a product and the versions that belong together, added, changed and removed (P13 to P17, P23). */
export const ConnectedAssociations = (props: ConnectedAssociationsProps) => {
  const { product, mayManage, documentHref } = props;
  const [opened, setOpened] = useState<OpenedAssociation>();
  const acts = useAssociationActs(props, setOpened);
  return (
    <>
      <AssociationsTable
        product={product}
        acts={acts}
        onAdd={mayManage ? () => setOpened({ kind: 'newDocuments' }) : undefined}
        documentHref={documentHref}
      />
      <Suspense>
        {opened && (
          <SavedAssociation product={product} opened={opened} onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
    </>
  );
};

function useAssociationActs(
  { mayManage, mayRemove }: ConnectedAssociationsProps,
  open: (what: OpenedAssociation) => void,
): AssociationActs {
  const removeAssociation = useWrite(deleteAssociation).mutateAsync;
  const removeVersions = useWrite(deleteVersionAssociation).mutateAsync;
  return useMemo(
    () => ({
      ...(mayManage && {
        onAddVersion: (association: Association) => open({ kind: 'newVersion', association }),
        onEdit: open,
      }),
      ...(mayRemove && {
        onRemove: (line: AssociationLine) =>
          void sendOrTell(
            () =>
              line.kind === 'document'
                ? removeAssociation({ id: line.association.id })
                : removeVersions({ id: line.nested.id }),
            texts.removed,
          ),
      }),
    }),
    [mayManage, mayRemove, open, removeAssociation, removeVersions],
  );
}

import { listDocumentationUsers } from '@crt/api-client/documentation/dictionary';
import { deleteDocument } from '@crt/api-client/documentation/document';
import { useRead, useWrite } from '@crt/api-client/hooks';
import type { DocumentDetails } from '@crt/api-client/types-documentation';
import { Card } from '@crt/ui/Card';
import { none } from '@crt/ui/none';
import { Stack } from '@crt/ui/Stack';
import { ReadRecord } from '../../shared/read/ReadRecord.tsx';
import { recordChangesTexts } from '../../shared/record-changes/record-changes.texts.ts';
import { RecordChangesTable } from '../../shared/record-changes/RecordChangesTable.tsx';
import { sendOrTell } from '../../shared/rest/send-or-tell.tsx';
import { useSaveRestField } from '../../shared/rest/use-save-rest-field.ts';
import { ConnectedRevisions, type ConnectedRevisionsProps } from '../revisions/ConnectedRevisions.tsx';
import { revisionTexts } from '../revisions/revision.texts.ts';
import { useDocumentEntries, type DocumentEntries } from '../use-document-entries.ts';
import { AssociatedProducts } from './AssociatedProducts.tsx';
import { documentDetailsTexts as texts } from './document-details.texts.ts';
import { DocumentPanels } from './DocumentPanels.tsx';
import { useDocument, type DocumentInList } from './use-document.ts';

interface DocumentRights extends Pick<ConnectedRevisionsProps, 'currentOn' | 'onCurrentOn'> {
  /** The date of today, by which a revision is in force or to come. */
  readonly today: string;
  /** May add and change documents, revisions and files (O31). */
  readonly mayManage: boolean;
  /** May remove them (O10). */
  readonly mayRemove: boolean;
  /** Address of a product; undefined for whoever may not read products, and reads plain text (O21). */
  readonly productHref: ((id: number) => string) | undefined;
  /** It was removed; where that leads is the application's matter. */
  readonly onRemoved: () => void;
}

export interface ConnectedDocumentProps extends DocumentRights {
  readonly document: DocumentInList;
}

const panels = {
  information: { title: texts.information, lines: 9 },
  aside: { title: texts.eifu, lines: 1 },
  tables: [revisionTexts.title, texts.products.title, recordChangesTexts.title],
};

/** A document with everything that belongs to it (O4). */
export const ConnectedDocument = ({ document, ...rights }: ConnectedDocumentProps) => {
  const read = useDocument(document);
  const entries = useDocumentEntries();
  return (
    <ReadRecord read={read} isReady={!entries.isPending} failed={texts.failed} panels={panels}>
      {(found) => <LoadedDocument {...rights} document={found} entries={entries} />}
    </ReadRecord>
  );
};

interface LoadedDocumentProps extends DocumentRights {
  readonly document: DocumentDetails;
  readonly entries: DocumentEntries;
}

const LoadedDocument = ({ document, entries, ...rights }: LoadedDocumentProps) => {
  const { today, currentOn, onCurrentOn, mayManage, mayRemove, productHref, onRemoved } = rights;
  const info = { ...document, entries };
  const { isLocked, save } = useSaveRestField(info);
  const users = useRead(listDocumentationUsers, {});
  const remove = useWrite(deleteDocument);
  const removeIt = async () => {
    if (await sendOrTell(() => remove.mutateAsync({ id: document.id }), texts.remove)) onRemoved();
  };
  return (
    <Stack gap={6}>
      <DocumentPanels
        info={info}
        onSave={save}
        isLocked={isLocked}
        mayManage={mayManage}
        onRemove={mayRemove ? () => void removeIt() : undefined}
      />
      <ConnectedRevisions {...{ document, today, currentOn, onCurrentOn, mayManage, mayRemove }} />
      <AssociatedProducts products={document.associations} productHref={productHref} />
      <Card title={recordChangesTexts.title} padding="none">
        <RecordChangesTable changes={document.changes} users={users.data ?? none} />
      </Card>
    </Stack>
  );
};

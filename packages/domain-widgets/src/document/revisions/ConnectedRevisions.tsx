import {
  addRevision,
  deleteDocumentFile,
  deleteRevision,
  updateRevision,
} from '@crt/api-client/documentation/document';
import { useWrite } from '@crt/api-client/hooks';
import type { DocumentDetails, DocumentFile, Revision } from '@crt/api-client/types-documentation';
import { documentVersionFields, revisionFields } from '@crt/domain/document-field';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useStamped } from '../../shared/edit/use-stamped.ts';
import { sendOrTell } from '../../shared/rest/send-or-tell.tsx';
import type { RevisionActs } from './RevisionButtons.tsx';
import type { RevisionDraft } from './RevisionDialog.tsx';
import { revisionTexts as texts } from './revision.texts.ts';
import { RevisionsTable, type RevisionsTableProps } from './RevisionsTable.tsx';
import type { OpenedFile } from './SavedFileDialog.tsx';
import { useOpenLines } from './use-open-lines.ts';

// The dialogs come when somebody opens one.
const SavedFileDialog = lazy(async () => {
  const loaded = await import('./SavedFileDialog.tsx');
  return { default: loaded.SavedFileDialog };
});
const RevisionDialog = lazy(async () => {
  const loaded = await import('./RevisionDialog.tsx');
  return { default: loaded.RevisionDialog };
});

/** What somebody is about to enter. */
type Opened = { readonly kind: 'revision'; readonly revision?: Revision } | OpenedFile;

export interface ConnectedRevisionsProps extends Pick<RevisionsTableProps, 'currentOn' | 'onCurrentOn'> {
  readonly document: DocumentDetails;
  readonly today: string;
  readonly mayManage: boolean;
  readonly mayRemove: boolean;
}

/** The revisions of a document with their files, added, changed and removed (O11 to O20, O31). */
export const ConnectedRevisions = (props: ConnectedRevisionsProps) => {
  const { document, today, currentOn, onCurrentOn, mayManage } = props;
  const [opened, setOpened] = useState<Opened>();
  const acts = useRevisionActs(props, setOpened);
  const lines = useOpenLines();
  const close = () => setOpened(undefined);
  return (
    <>
      <RevisionsTable
        document={document}
        today={today}
        currentOn={currentOn}
        onCurrentOn={onCurrentOn}
        lines={lines}
        acts={acts}
        onAdd={mayManage ? () => setOpened({ kind: 'revision' }) : undefined}
      />
      <Suspense>
        {opened?.kind === 'revision' && (
          <SavedRevision document={document} revision={opened.revision} onClose={close} />
        )}
        {opened && opened.kind !== 'revision' && (
          <SavedFileDialog document={document} opened={opened} onClose={close} onAdded={lines.unfold} />
        )}
      </Suspense>
    </>
  );
};

function useRevisionActs(
  { mayManage, mayRemove }: Pick<ConnectedRevisionsProps, 'mayManage' | 'mayRemove'>,
  open: (what: Opened) => void,
): RevisionActs {
  const removeRevision = useWrite(deleteRevision).mutateAsync;
  const removeFile = useWrite(deleteDocumentFile).mutateAsync;
  return useMemo(
    () => ({
      ...(mayManage && {
        onEdit: (revision: Revision) => open({ kind: 'revision', revision }),
        onAddFile: ({ id }: Revision) => open({ kind: 'newFile', revisionId: id }),
        onEditFile: (file: DocumentFile) => open({ kind: 'file', file }),
      }),
      ...(mayRemove && {
        onRemove: ({ id }: Revision) => void sendOrTell(() => removeRevision({ id }), texts.revision.removed),
        onRemoveFile: ({ id }: DocumentFile) => void sendOrTell(() => removeFile({ id }), texts.file.removed),
      }),
    }),
    [mayManage, mayRemove, open, removeRevision, removeFile],
  );
}

/** The fields of a revision as they are sent. */
const fields = { ...revisionFields, versionName: documentVersionFields.name };

interface SavedRevisionProps {
  readonly document: DocumentDetails;
  readonly revision: Revision | undefined;
  readonly onClose: () => void;
}

/** The form of a revision, saved by the stamp with which it was opened. */
const SavedRevision = ({ document, revision, onClose }: SavedRevisionProps) => {
  const stamped = useStamped(document.timestampBase64);
  const add = useWrite(addRevision);
  const change = useWrite(updateRevision);
  const save = (draft: RevisionDraft) =>
    revision
      ? sendOrTell(
          () => stamped((stamp) => change.mutateAsync({ body: { id: revision.id, ...draft }, ...stamp })),
          { ...texts.revision.changed, fields },
        )
      : sendOrTell(() => add.mutateAsync({ body: { documentId: document.id, ...draft } }), {
          ...texts.revision.added,
          fields,
        });
  return <RevisionDialog document={document} revision={revision} onClose={onClose} onSave={save} />;
};

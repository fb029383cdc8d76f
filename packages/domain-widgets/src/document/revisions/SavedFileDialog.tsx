import { listLanguages, listRegions } from '@crt/api-client/documentation/dictionary';
import { addDocumentFile, updateDocumentFile } from '@crt/api-client/documentation/document';
import { useRead, useWrite } from '@crt/api-client/hooks';
import type { DocumentDetails, DocumentFile } from '@crt/api-client/types-documentation';
import { documentFileFields } from '@crt/domain/document-field';
import { useStamped } from '../../shared/edit/use-stamped.ts';
import { UnreadDialog } from '../../shared/read/UnreadDialog.tsx';
import { sendOrTell } from '../../shared/rest/send-or-tell.tsx';
import { FileDialog, type FileDraft } from './FileDialog.tsx';
import { keyOfRevision } from './revision-lines.ts';
import { revisionTexts as texts } from './revision.texts.ts';

/** The fields of a file as they are sent. */
const fields = {
  ...documentFileFields,
  languages: documentFileFields.languageIds,
  countries: documentFileFields.countryIds,
};

/** The file that is about to be entered: a new one of a revision, or one that is there. */
export type OpenedFile =
  | { readonly kind: 'newFile'; readonly revisionId: number }
  | { readonly kind: 'file'; readonly file: DocumentFile };

export interface SavedFileDialogProps {
  readonly document: DocumentDetails;
  readonly opened: OpenedFile;
  readonly onClose: () => void;
  /** A file stands below this line now. */
  readonly onAdded: (key: string) => void;
}

/** The form of a file; it waits for the languages and regions to choose from, and says so where they cannot be read. */
export const SavedFileDialog = ({ document, opened, onClose, onAdded }: SavedFileDialogProps) => {
  const stamped = useStamped(document.timestampBase64);
  const languages = useRead(listLanguages, {});
  const regions = useRead(listRegions, {});
  const add = useWrite(addDocumentFile);
  const change = useWrite(updateDocumentFile);
  const save = (draft: FileDraft) =>
    opened.kind === 'file'
      ? sendOrTell(
          () => stamped((stamp) => change.mutateAsync({ body: { id: opened.file.id, ...draft }, ...stamp })),
          { ...texts.file.changed, fields },
        )
      : sendOrTell(
          async () => {
            await add.mutateAsync({ body: { revisionId: opened.revisionId, ...draft } });
            onAdded(keyOfRevision(opened.revisionId));
          },
          { ...texts.file.added, fields },
        );
  if (!languages.data || !regions.data)
    return (
      <UnreadDialog
        title={opened.kind === 'file' ? texts.file.edit : texts.file.add}
        reads={[
          { read: languages, failed: texts.file.languagesFailed },
          { read: regions, failed: texts.file.countriesFailed },
        ]}
        onClose={onClose}
      />
    );
  return (
    <FileDialog
      languages={languages.data}
      regions={regions.data}
      file={opened.kind === 'file' ? opened.file : undefined}
      onClose={onClose}
      onSave={save}
    />
  );
};

import type { DocumentFile, Revision } from '@crt/api-client/types-documentation';
import { canAddFile } from '@crt/domain/document-field';
import { canRemoveRevision } from '@crt/domain/revision-rules';
import { reasonOf } from '@crt/domain/verdict';
import { IconButton } from '@crt/ui/Button';
import { FilePlus, Pencil, Trash2 } from 'lucide-react';
import { revisionTexts as texts } from './revision.texts.ts';

/** What can be done with revisions and files; what is absent this person may not do (O31, O10). */
export interface RevisionActs {
  readonly onEdit?: ((revision: Revision) => void) | undefined;
  readonly onRemove?: ((revision: Revision) => void) | undefined;
  readonly onAddFile?: ((revision: Revision) => void) | undefined;
  readonly onEditFile?: ((file: DocumentFile) => void) | undefined;
  readonly onRemoveFile?: ((file: DocumentFile) => void) | undefined;
}

/** What a file is called: its name in the eIFU, or the last part of its location. */
export const nameOfFile = ({ eifuName, location }: DocumentFile): string =>
  eifuName ?? location.slice(location.lastIndexOf('/') + 1);

const button = { size: 'small', variant: 'ghost', excludeFromTabOrder: true } as const;

/** What can be done with a revision. */
export const RevisionButtons = ({
  revision,
  onAddFile,
  onEdit,
  onRemove,
}: RevisionActs & { revision: Revision }) => {
  const { name, documentFiles } = revision;
  return (
    <>
      {onAddFile && (
        <IconButton
          {...button}
          label={texts.addFileTo(name)}
          icon={<FilePlus />}
          disabledReason={reasonOf(canAddFile(documentFiles.length))}
          onPress={() => onAddFile(revision)}
        />
      )}
      {onEdit && (
        <IconButton
          {...button}
          label={texts.editOf(name)}
          icon={<Pencil />}
          onPress={() => onEdit(revision)}
        />
      )}
      {onRemove && (
        <IconButton
          {...button}
          label={texts.removeOf(name)}
          icon={<Trash2 />}
          disabledReason={reasonOf(canRemoveRevision(revision))}
          onPress={() => onRemove(revision)}
        />
      )}
    </>
  );
};

/** What can be done with a file. */
export const FileButtons = ({ file, onEditFile, onRemoveFile }: RevisionActs & { file: DocumentFile }) => {
  const name = nameOfFile(file);
  return (
    <>
      {onEditFile && (
        <IconButton
          {...button}
          label={texts.editOf(name)}
          icon={<Pencil />}
          onPress={() => onEditFile(file)}
        />
      )}
      {onRemoveFile && (
        <IconButton
          {...button}
          label={texts.removeOf(name)}
          icon={<Trash2 />}
          onPress={() => onRemoveFile(file)}
        />
      )}
    </>
  );
};

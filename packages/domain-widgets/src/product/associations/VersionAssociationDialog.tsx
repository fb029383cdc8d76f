import type { VersionAssociation } from '@crt/api-client/types-documentation';
import { versionAssociationFields as labels } from '@crt/domain/product-field';
import { RecordDialog } from '@crt/ui/RecordDialog';
import type { Option } from '@crt/ui/Select';
import { useForm } from 'react-hook-form';
import { EntryField } from '../../shared/edit/EntryField.tsx';
import { associationTexts } from './association.texts.ts';

const texts = associationTexts.versions;

interface Entered {
  documentVersionId: number | null;
  productVersionId: number | null;
}

/** Which versions belong together, as it is sent. */
export interface VersionAssociationDraft {
  readonly documentVersionId: number;
  readonly productVersionId: number;
}

export interface VersionAssociationDialogProps {
  readonly documentVersions: readonly Option<number>[];
  readonly productVersions: readonly Option<number>[];
  /** What is changed; absent for a new one. */
  readonly association: VersionAssociation | undefined;
  readonly onClose: () => void;
  /** Saves it; answers false when what was chosen has to stay. */
  readonly onSave: (draft: VersionAssociationDraft) => Promise<boolean>;
}

/** Lets a version of a document belong to a version of a product (P15). */
export const VersionAssociationDialog = (props: VersionAssociationDialogProps) => {
  const { documentVersions, productVersions, association, onClose, onSave } = props;
  const form = useForm<Entered>({
    defaultValues: {
      documentVersionId: association?.documentVersionId ?? null,
      productVersionId: association?.productVersionId ?? null,
    },
  });
  return (
    <RecordDialog
      isOpen
      width="25%"
      title={association ? texts.edit : texts.add}
      submitLabel={association ? associationTexts.submitEdit : associationTexts.submitAdd}
      form={form}
      onClose={onClose}
      onSubmit={async ({ documentVersionId, productVersionId }) =>
        documentVersionId !== null &&
        productVersionId !== null &&
        onSave({ documentVersionId, productVersionId })
      }
    >
      <EntryField
        name="documentVersionId"
        label={labels.documentVersionId.label}
        options={documentVersions}
        description={documentVersions.length === 0 ? texts.noneOfDocument : undefined}
      />
      <EntryField name="productVersionId" label={labels.productVersionId.label} options={productVersions} />
    </RecordDialog>
  );
};

import type { ProductVersion } from '@crt/api-client/types-documentation';
import {
  canAssignKeyCode,
  canRemoveProductVersion,
  productVersionFields as labels,
} from '@crt/domain/product-field';
import { reasonOf } from '@crt/domain/verdict';
import { Button, IconButton } from '@crt/ui/Button';
import { defineColumns, type Column } from '@crt/ui/DataTable';
import { Pencil, Trash2 } from 'lucide-react';
import { DocumentLinks, namesOfDocuments } from '../DocumentLinks.tsx';
import type { ProductLinks } from '../product-links.ts';
import { productVersionTexts as texts } from './product-version.texts.ts';
import type { AssignKeyCode } from './use-assign-key-code.ts';

/** What can be done with versions; what is absent this person may not do. */
export interface ProductVersionActs {
  readonly onEdit?: (version: ProductVersion) => void;
  readonly onRemove?: (version: ProductVersion) => void;
  readonly keyCode?: AssignKeyCode;
}

/** The document versions of a product version, by number and version; a document without versions by its number. */
const documentsOf = ({ documentVersions }: ProductVersion) =>
  documentVersions.map(({ documentId, documentNumber, versionName }) => ({
    documentId,
    name: versionName === null ? documentNumber : `${documentNumber} ${versionName}`,
  }));

/** The columns of the versions of a product (P12, P18, P19). */
export const productVersionColumns = (
  needsKeyCode: boolean,
  acts: ProductVersionActs,
  links: ProductLinks,
): readonly Column<ProductVersion>[] =>
  defineColumns<ProductVersion>([
    {
      id: 'name',
      header: labels.name.label,
      kind: 'text',
      value: ({ name }) => name,
      width: 104,
      isHideable: false,
    },
    {
      id: 'ecnNumber',
      header: labels.ecnNumber.label,
      kind: 'text',
      value: ({ ecnNumber }) => ecnNumber,
      width: 112,
    },
    {
      id: 'keyCode',
      header: labels.keyCodeId.label,
      kind: 'link',
      value: ({ keyCode }) => keyCode,
      href: ({ keyCode }) => keyCode && links.keyCodeHref(keyCode),
      width: 112,
    },
    {
      id: 'documentVersions',
      header: texts.documentVersions,
      kind: 'custom',
      cell: (version) => <DocumentLinks documents={documentsOf(version)} documentHref={links.documentHref} />,
      value: (version) => namesOfDocuments(documentsOf(version)),
      width: 150,
      isFlexible: true,
    },
    ...(Object.keys(acts).length > 0 ? [actionsColumn(needsKeyCode, acts)] : []),
  ]);

const actionsColumn = (needsKeyCode: boolean, acts: ProductVersionActs): Column<ProductVersion> => ({
  id: 'actions',
  header: texts.actions,
  kind: 'custom',
  align: 'end',
  // As the specification measures it (P19).
  width: 240,
  isSortable: false,
  isResizable: false,
  // In reach also where the columns do not fit.
  initialPin: 'end',
  cell: (version) => <VersionButtons version={version} needsKeyCode={needsKeyCode} {...acts} />,
});

const button = { size: 'small', variant: 'ghost', excludeFromTabOrder: true } as const;

interface VersionButtonsProps extends ProductVersionActs {
  readonly version: ProductVersion;
  readonly needsKeyCode: boolean;
}

const VersionButtons = ({ version, needsKeyCode, keyCode, onEdit, onRemove }: VersionButtonsProps) => {
  const { id, name } = version;
  return (
    <>
      {keyCode && version.keyCode === null && (
        <Button
          {...button}
          aria-label={texts.keyCode.assignTo(name)}
          isPending={keyCode.pending === id}
          disabledReason={reasonOf(canAssignKeyCode({ needsKeyCode }, version))}
          onPress={() => keyCode.assign(id)}
        >
          {texts.keyCode.assign}
        </Button>
      )}
      {onEdit && (
        <IconButton
          {...button}
          label={texts.editOf(name)}
          icon={<Pencil />}
          onPress={() => onEdit(version)}
        />
      )}
      {onRemove && (
        <IconButton
          {...button}
          label={texts.removeOf(name)}
          icon={<Trash2 />}
          disabledReason={reasonOf(canRemoveProductVersion(version))}
          onPress={() => onRemove(version)}
        />
      )}
    </>
  );
};

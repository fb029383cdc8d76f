import type { KeyCode } from '@crt/api-client/types-documentation';
import { canChangeDocumentsOfKeyCode } from '@crt/domain/keycode';
import { reasonOf } from '@crt/domain/verdict';
import { IconButton } from '@crt/ui/Button';
import { defineColumns, type Column } from '@crt/ui/DataTable';
import { DateTime } from '@crt/ui/DateTime';
import { FileText, Package, QrCode } from 'lucide-react';
import { lastAssigned, nameOfDocument, nameOfProduct } from './key-code-names.ts';
import { keyCodeTexts as texts } from './keycode.texts.ts';

/** What can be done with a keycode; what is absent this person may not do. */
export interface KeyCodeActs {
  readonly onLabel: (keyCode: KeyCode) => void;
  readonly onEditDocuments?: ((keyCode: KeyCode) => void) | undefined;
  readonly onEditProducts?: ((keyCode: KeyCode) => void) | undefined;
}

/** The columns of the keycodes (Q1). */
export const keyCodeColumns = (
  traceHref: (code: string) => string,
  acts: KeyCodeActs,
): readonly Column<KeyCode>[] =>
  defineColumns<KeyCode>([
    {
      id: 'code',
      header: texts.columns.code,
      kind: 'link',
      value: ({ code }) => code,
      href: ({ code }) => traceHref(code),
      width: 112,
    },
    {
      id: 'documents',
      header: texts.columns.documents,
      kind: 'text',
      value: ({ documents }) => documents.map(nameOfDocument).join(', '),
      // A number of usual length in one line, as the GTIN beside it, also in a window of 1000 px.
      width: 119,
      lines: 2,
      isFlexible: true,
    },
    {
      id: 'products',
      header: texts.columns.products,
      kind: 'text',
      value: ({ products }) => products.map(nameOfProduct).join(', '),
      width: 133,
      lines: 2,
      isFlexible: true,
    },
    {
      id: 'assigned',
      header: texts.columns.assigned,
      kind: 'custom',
      // All of it, with the seconds and the zone (Q1).
      width: 208,
      value: lastAssigned,
      cell: (keyCode) => <DateTime value={lastAssigned(keyCode)} dateStyle="dateTimeSeconds" />,
    },
    actionsColumn(acts),
  ]);

const actionsColumn = (acts: KeyCodeActs): Column<KeyCode> => ({
  id: 'actions',
  header: texts.columns.actions,
  kind: 'custom',
  align: 'end',
  width: acts.onEditDocuments ? 108 : 88,
  isSortable: false,
  isResizable: false,
  // In reach also where the columns do not fit.
  initialPin: 'end',
  cell: (keyCode) => <Actions keyCode={keyCode} {...acts} />,
});

const button = { size: 'small', variant: 'ghost', excludeFromTabOrder: true } as const;

const Actions = ({
  keyCode,
  onLabel,
  onEditDocuments,
  onEditProducts,
}: KeyCodeActs & { readonly keyCode: KeyCode }) => {
  const { code, products } = keyCode;
  return (
    <>
      <IconButton
        {...button}
        label={texts.labelOf(code)}
        icon={<QrCode />}
        onPress={() => onLabel(keyCode)}
      />
      {onEditDocuments && (
        <IconButton
          {...button}
          label={texts.documents.open(code)}
          icon={<FileText />}
          disabledReason={reasonOf(canChangeDocumentsOfKeyCode(products.length > 0))}
          onPress={() => onEditDocuments(keyCode)}
        />
      )}
      {onEditProducts && (
        <IconButton
          {...button}
          label={texts.products.open(code)}
          icon={<Package />}
          onPress={() => onEditProducts(keyCode)}
        />
      )}
    </>
  );
};

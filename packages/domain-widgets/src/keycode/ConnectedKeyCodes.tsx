import type { KeyCode } from '@crt/api-client/types-documentation';
import { lazy, Suspense, useMemo, useState } from 'react';
import { keyCodeTexts as texts } from './keycode.texts.ts';
import { KeyCodeTable, type KeyCodeTableProps } from './KeyCodeTable.tsx';
import { useFoundKeyCodes } from './use-found-key-codes.ts';

// Forms and papers come when somebody opens one.
const Documents = lazy(async () => {
  const loaded = await import('./ConnectedKeyCodeSetDialog.tsx');
  return { default: loaded.ConnectedKeyCodeDocuments };
});
const Products = lazy(async () => {
  const loaded = await import('./ConnectedKeyCodeSetDialog.tsx');
  return { default: loaded.ConnectedKeyCodeProducts };
});
const Label = lazy(async () => {
  const loaded = await import('./KeyCodeLabelDialog.tsx');
  return { default: loaded.KeyCodeLabelDialog };
});

type Opened = 'documents' | 'products' | 'label';

export interface ConnectedKeyCodesProps extends Pick<
  KeyCodeTableProps,
  'search' | 'onSearch' | 'traceHref' | 'documentHref' | 'productHref'
> {
  /** The code that was just made; it stands first. */
  readonly made?: string | undefined;
  /** May change what keycodes stand for, and who has them. */
  readonly mayManage: boolean;
  /** The whole address that the QR code of a label opens. */
  readonly addressOf: (code: string) => string;
}

/** The keycodes, searched by code, document and GTIN, with their editors and their labels (Q1, Q3, Q4). */
export const ConnectedKeyCodes = ({ made, mayManage, addressOf, ...props }: ConnectedKeyCodesProps) => {
  const { read, found } = useFoundKeyCodes(props.search, made);
  const [opened, setOpened] = useState<{ readonly what: Opened; readonly keyCode: KeyCode }>();
  const acts = useMemo(() => {
    const open = (what: Opened) => (keyCode: KeyCode) => setOpened({ what, keyCode });
    return {
      onLabel: open('label'),
      ...(mayManage && { onEditDocuments: open('documents'), onEditProducts: open('products') }),
    };
  }, [mayManage]);
  const close = () => setOpened(undefined);
  return (
    <>
      <KeyCodeTable
        {...props}
        keyCodes={found}
        made={made}
        acts={acts}
        isLoading={read.isPending}
        error={read.error ? read.error.message || texts.failed : undefined}
        onRetry={() => void read.refetch()}
      />
      <Suspense>
        {opened?.what === 'documents' && <Documents keyCode={opened.keyCode} onClose={close} />}
        {opened?.what === 'products' && <Products keyCode={opened.keyCode} onClose={close} />}
        {opened?.what === 'label' && (
          <Label keyCode={opened.keyCode} address={addressOf(opened.keyCode.code)} onClose={close} />
        )}
      </Suspense>
    </>
  );
};

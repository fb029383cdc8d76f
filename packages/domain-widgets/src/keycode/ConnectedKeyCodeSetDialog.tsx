import {
  listDocumentsForKeyCode,
  listProductsForKeyCode,
  setKeyCodeDocuments,
  setKeyCodeProducts,
} from '@crt/api-client/documentation/key-code';
import { useRead, useWrite } from '@crt/api-client/hooks';
import type { KeyCode } from '@crt/api-client/types-documentation';
import { sendOrTell } from '../shared/rest/send-or-tell.tsx';
import { nameOfDocument, nameOfProduct } from './key-code-names.ts';
import { keyCodeTexts } from './keycode.texts.ts';
import { KeyCodeSetDialog } from './KeyCodeSetDialog.tsx';

export interface ConnectedKeyCodeSetProps {
  /** As it was read when the dialog was opened. */
  readonly keyCode: KeyCode;
  readonly onClose: () => void;
}

/** The document versions of a keycode, among those that no other keycode stands for (Q3, Q4, Q6). */
export const ConnectedKeyCodeDocuments = ({ keyCode, onClose }: ConnectedKeyCodeSetProps) => {
  const { id, code, documents } = keyCode;
  const texts = keyCodeTexts.documents;
  const offered = useRead(listDocumentsForKeyCode, { id });
  const { mutateAsync } = useWrite(setKeyCodeDocuments);
  return (
    <KeyCodeSetDialog
      title={texts.open(code)}
      texts={texts}
      chosen={documents.map((one) => ({ id: one.id, name: nameOfDocument(one) }))}
      offers={{
        options: offered.data?.map((one) => ({ id: one.id, name: nameOfDocument(one) })),
        error: offered.error,
        onRetry: offered.refetch,
        isRetrying: offered.isFetching,
      }}
      onClose={onClose}
      onSave={(documentVersionIds) =>
        sendOrTell(
          () => mutateAsync({ id, body: { documentVersionIds, readIds: documents.map((one) => one.id) } }),
          texts,
        )
      }
    />
  );
};

/** The product versions that have a keycode, among those with exactly its document versions (Q3, Q6). */
export const ConnectedKeyCodeProducts = ({ keyCode, onClose }: ConnectedKeyCodeSetProps) => {
  const { id, code, products } = keyCode;
  const texts = keyCodeTexts.products;
  const offered = useRead(listProductsForKeyCode, { id });
  const { mutateAsync } = useWrite(setKeyCodeProducts);
  return (
    <KeyCodeSetDialog
      title={texts.open(code)}
      texts={texts}
      chosen={products.map((one) => ({ id: one.id, name: nameOfProduct(one) }))}
      offers={{
        options: offered.data?.map((one) => ({ id: one.id, name: nameOfProduct(one) })),
        error: offered.error,
        onRetry: offered.refetch,
        isRetrying: offered.isFetching,
      }}
      onClose={onClose}
      onSave={(productVersionIds) =>
        sendOrTell(
          () => mutateAsync({ id, body: { productVersionIds, readIds: products.map((one) => one.id) } }),
          texts,
        )
      }
    />
  );
};

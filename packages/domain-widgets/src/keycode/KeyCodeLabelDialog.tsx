import type { KeyCode } from '@crt/api-client/types-documentation';
import { LabelSheet } from '@crt/ui/LabelSheet';
import { label100x50, PrintDialog } from '@crt/ui/PrintDialog';
import { nameOfDocument, nameOfProduct } from './key-code-names.ts';
import { keyCodeTexts as texts } from './keycode.texts.ts';

export interface KeyCodeLabelDialogProps {
  readonly keyCode: KeyCode;
  /** The whole address that the QR code opens. */
  readonly address: string;
  readonly onClose: () => void;
}

/** Shows the label of a keycode and prints it: the code, what it stands for, and its QR code (decision 014). */
export const KeyCodeLabelDialog = ({ keyCode, address, onClose }: KeyCodeLabelDialogProps) => {
  const { code, documents, products } = keyCode;
  const lines = [
    { name: texts.onLabel.documents, value: documents.map(nameOfDocument).join(', ') },
    { name: texts.onLabel.products, value: products.map(nameOfProduct).join(', ') },
  ].filter(({ value }) => value !== '');
  return (
    <PrintDialog title={texts.labelOf(code)} papers={[label100x50]} onClose={onClose}>
      <LabelSheet
        paper={label100x50}
        title={code}
        lines={lines}
        code={address}
        codeLabel={texts.codeOf(code)}
      />
    </PrintDialog>
  );
};

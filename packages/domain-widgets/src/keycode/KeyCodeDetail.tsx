import type { KeyCode } from '@crt/api-client/types-documentation';
import { Columns } from '@crt/ui/Columns';
import { DateTime } from '@crt/ui/DateTime';
import { Link } from '@crt/ui/Link';
import { Inline, Stack } from '@crt/ui/Stack';
import { Heading, Text } from '@crt/ui/Text';
import { nameOfDocument, nameOfProduct } from './key-code-names.ts';
import { keyCodeTexts as texts } from './keycode.texts.ts';

/** Where the records of a keycode are; what is absent this person may not read, and sees as plain text. */
export interface KeyCodeLinks {
  readonly documentHref?: ((id: number) => string) | undefined;
  readonly productHref?: ((id: number) => string) | undefined;
}

export interface KeyCodeDetailProps extends KeyCodeLinks {
  readonly keyCode: KeyCode;
}

/** Everything that a keycode stands for, and every product version that has it, with the second since when (Q1). */
export const KeyCodeDetail = ({ keyCode, documentHref, productHref }: KeyCodeDetailProps) => (
  <Columns minWidth="medium">
    <Stack gap={1}>
      <Heading level={3}>{texts.columns.documents}</Heading>
      {keyCode.documents.length === 0 && <Text tone="muted">{texts.noDocuments}</Text>}
      {keyCode.documents.map((one) => (
        <Name key={one.id} name={nameOfDocument(one)} href={documentHref?.(one.documentId)} />
      ))}
    </Stack>
    <Stack gap={1}>
      <Heading level={3}>{texts.columns.products}</Heading>
      {keyCode.products.length === 0 && <Text tone="muted">{texts.noProducts}</Text>}
      {keyCode.products.map((one) => (
        <Inline key={one.id} gap={3}>
          <Name name={nameOfProduct(one)} href={productHref?.(one.productId)} />
          <Text tone="muted">
            {texts.assignedAt} <DateTime value={one.keyCodeAssignedAt} dateStyle="dateTimeSeconds" />
          </Text>
        </Inline>
      ))}
    </Stack>
  </Columns>
);

const Name = ({ name, href }: { readonly name: string; readonly href: string | undefined }) =>
  href === undefined ? <Text>{name}</Text> : <Link href={href}>{name}</Link>;

import { canAssignKeyCode, productFields as labels, productVersionFields } from '@crt/domain/product-field';
import { reasonOf } from '@crt/domain/verdict';
import { Button } from '@crt/ui/Button';
import { Link } from '@crt/ui/Link';
import { Property } from '@crt/ui/PropertyList';
import { SplitView } from '@crt/ui/SplitView';
import { Text } from '@crt/ui/Text';
import { Trash2 } from 'lucide-react';
import { FieldProperty, type SaveField } from '../../shared/record/FieldProperty.tsx';
import { RecordPanel } from '../../shared/record/RecordPanel.tsx';
import type { RestField } from '../../shared/rest/use-save-rest-field.ts';
import type { ProductLinks } from '../product-links.ts';
import { productVersionTexts } from '../versions/product-version.texts.ts';
import { useAssignKeyCode } from '../versions/use-assign-key-code.ts';
import { productDetailsTexts as texts } from './product-details.texts.ts';
import {
  needsKeyCodeLocked,
  productFields as fields,
  removeLocked,
  type ProductInfo,
} from './product-fields.ts';

export interface ProductPanelsProps extends Pick<ProductLinks, 'keyCodeHref'> {
  readonly info: ProductInfo;
  readonly onSave: SaveField<ProductInfo, RestField<ProductInfo>>;
  /** Another edit of the page runs (F10). */
  readonly isLocked: boolean;
  /** Without it every value is only shown. */
  readonly mayManage: boolean;
  /** Removes the product; absent for whoever may not (P17). */
  readonly onRemove: (() => void) | undefined;
}

/** What a product is, and how it is described in the eIFU; each value is edited where it stands (P7 to P9). */
export const ProductPanels = (props: ProductPanelsProps) => {
  const { info, onSave, isLocked, mayManage, keyCodeHref, onRemove } = props;
  const shared = { info, onSave, isLocked, mayEdit: mayManage, locked: undefined };
  return (
    <SplitView
      side="end"
      stacked="asideLast"
      aside={
        <RecordPanel title={texts.eifu}>
          <FieldProperty {...shared} field={fields.eifuDescription} />
        </RecordPanel>
      }
    >
      <RecordPanel
        title={texts.information}
        actions={
          onRemove && (
            <Button
              icon={<Trash2 />}
              tone="critical"
              variant="ghost"
              disabledReason={removeLocked(info)}
              onPress={onRemove}
            >
              {texts.remove.open}
            </Button>
          )
        }
      >
        <FieldProperty {...shared} field={fields.description} />
        <Property label={labels.catalogNumber.label}>{info.catalogNumber}</Property>
        <Property label={labels.gtin.label}>{info.gtin}</Property>
        <FieldProperty {...shared} field={fields.family} />
        <FieldProperty {...shared} field={fields.division} />
        <FieldProperty {...shared} field={fields.needsKeyCode} locked={needsKeyCodeLocked(info)} />
        <ImplicitKeyCode info={info} mayManage={mayManage} keyCodeHref={keyCodeHref} />
      </RecordPanel>
    </SplitView>
  );
};

/** The keycode of a product as a whole: it has no versions, or got them later (P11). */
const ImplicitKeyCode = ({
  info,
  mayManage,
  keyCodeHref,
}: Pick<ProductPanelsProps, 'info' | 'mayManage' | 'keyCodeHref'>) => {
  const { assign, pending } = useAssignKeyCode(info.id);
  const { implicitVersionKeyCode: keyCode, implicitVersionDocuments: documentVersions } = info;
  if (keyCode === null && info.productVersions.length > 0) return null;
  const leftOut = info.associations.flatMap(({ documentId, number }) =>
    documentVersions.some((one) => one.documentId === documentId) ? [] : number,
  );
  return (
    <Property label={productVersionFields.keyCodeId.label}>
      {keyCode === null && documentVersions.length > 0 && leftOut.length > 0 && (
        <Text size="caption" tone="muted">
          {productVersionTexts.keyCode.leavesOut(leftOut)}
        </Text>
      )}
      {keyCode === null && mayManage ? (
        <Button
          size="small"
          isPending={pending !== undefined}
          disabledReason={reasonOf(canAssignKeyCode(info, { keyCode, documentVersions }))}
          onPress={() => assign(null)}
        >
          {productVersionTexts.keyCode.assign}
        </Button>
      ) : (
        keyCode && <Link href={keyCodeHref(keyCode)}>{keyCode}</Link>
      )}
    </Property>
  );
};

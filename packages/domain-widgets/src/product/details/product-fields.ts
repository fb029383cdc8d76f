import {
  setProductDescription,
  setProductDivision,
  setProductEifuDescription,
  setProductFamily,
  setProductNeedsKeyCode,
} from '@crt/api-client/documentation/documentation-product';
import type { DocumentationProduct } from '@crt/api-client/types-documentation';
import { canRemoveProduct, canSwitchNeedsKeyCode, productFields as fields } from '@crt/domain/product-field';
import { reasonOf } from '@crt/domain/verdict';
import type { RestField } from '../../shared/rest/use-save-rest-field.ts';
import type { ProductEntries } from '../use-product-entries.ts';

/** A product with what its fields can be chosen from. */
export type ProductInfo = DocumentationProduct & { readonly entries: ProductEntries };

/** The fields that are edited where they stand; the two numbers are given when a product is added (P8). */
type EditedField = Exclude<keyof typeof fields, 'catalogNumber' | 'gtin'>;

type Field = RestField<ProductInfo, EditedField>;

const field = (name: EditedField, facts: Pick<Field, 'edit' | 'operation'>): Field => ({
  name,
  label: fields[name].label,
  hasStamp: fields[name].edit.hasStamp,
  ...facts,
});

/** The fields in the order of the panels; each is saved by a call of its own (P8). */
export const productFields = {
  description: field('description', {
    edit: ({ description: value }) => ({ kind: 'text', value, maxLength: 200, isRequired: true }),
    operation: setProductDescription,
  }),
  family: field('productFamilyId', {
    edit: ({ productFamilyId: value, entries: { families: options } }) => ({
      kind: 'choice',
      value,
      options,
      isRequired: false,
    }),
    operation: setProductFamily,
  }),
  division: field('divisionId', {
    edit: ({ divisionId: value, entries }) => ({ kind: 'choice', value, options: entries.divisions }),
    operation: setProductDivision,
  }),
  needsKeyCode: field('needsKeyCode', {
    edit: ({ needsKeyCode: value }) => ({ kind: 'boolean', value }),
    operation: setProductNeedsKeyCode,
  }),
  eifuDescription: field('eifuDescription', {
    edit: ({ eifuDescription: value }) => ({ kind: 'text', value, maxLength: 500 }),
    operation: setProductEifuDescription,
  }),
} as const;

/** Why the Needs Keycode switch cannot be changed; undefined when it can (P9). */
export const needsKeyCodeLocked = ({ isNeedsKeyCodeEditable }: DocumentationProduct): string | undefined =>
  reasonOf(canSwitchNeedsKeyCode({ hasKeyCode: !isNeedsKeyCodeEditable }));

/** Why the product cannot be removed; undefined when it can (P16, P21). */
export const removeLocked = ({
  implicitVersionKeyCode,
  productVersions,
}: DocumentationProduct): string | undefined =>
  reasonOf(
    canRemoveProduct({
      hasKeyCode: implicitVersionKeyCode !== null || productVersions.some(({ keyCode }) => keyCode !== null),
    }),
  );

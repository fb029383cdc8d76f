import { designStatus } from '@crt/domain/design-status';
import { requestType } from '@crt/domain/request-type';
import { designOnlyTypeId } from './design-only-type.ts';
import type { KindCheck } from './plan-check.ts';

/** A design is asked for before anybody knows the product, which is why the dialog has no field for it (E29). */
export const checkDesignOnly: KindCheck = async ({ tx }, _request, common) => ({
  values: {
    ...common,
    type: requestType.designOnly,
    designStatus: designStatus.waitingForFile,
    productTypeId: await designOnlyTypeId(tx),
    designSessionRequired: true,
    trackFileUploaded: true,
  },
});

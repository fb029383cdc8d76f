import { newerStamp } from '@crt/api-client/api-error';
import { useRead, useWrite } from '@crt/api-client/hooks';
import {
  addMilestoneLeadTime,
  deleteMilestoneLeadTime,
  listLeadTimeDistributionCenters,
  listLeadTimeLocations,
  listLeadTimeProductTypes,
  updateMilestoneLeadTime,
} from '@crt/api-client/main/milestone-lead-time';
import type { MilestoneLeadTime, MilestoneLeadTimeRow } from '@crt/api-client/types-main';
import type { LeadTimeItem } from '@crt/domain/lead-time-item';
import { isMilestoneType } from '@crt/domain/milestone-type';
import { confirm } from '@crt/ui/confirm';
import { toast } from '@crt/ui/toast';
import { useCallback, useState } from 'react';
import { leadTimeTexts as texts } from '../lead-time.texts.ts';
import type { LeadTimeOptions } from './LeadTimeItemDialog.tsx';

type Option = LeadTimeOptions['locations'][number];

/** A lead time as its dialog has it; the field named hours holds days (T21). */
export function itemOf(leadTime: MilestoneLeadTime): LeadTimeItem {
  const { orderItemId, hours, ...rest } = leadTime;
  return { ...rest, milestone: isMilestoneType(orderItemId) ? orderItemId : null, days: hours };
}

/** What stays chosen although it is no longer offered stands among the choices of its own row. */
const withOwn = (
  options: readonly Option[],
  id: number | null | undefined,
  name: string | null | undefined,
) =>
  typeof id !== 'number' || typeof name !== 'string' || options.some((option) => option.id === id)
    ? options
    : [...options, { id, name }];

/** What may be chosen for a lead time; undefined until it is there. */
export function useLeadTimeOptions(
  item: MilestoneLeadTime | undefined,
  row: MilestoneLeadTimeRow | undefined,
): LeadTimeOptions | undefined {
  const { options } = useLeadTimeChoices();
  return (
    options && {
      productTypes: withOwn(options.productTypes, item?.productTypeId, row?.productType),
      locations: withOwn(options.locations, item?.manufacturingLocationId, row?.manufacturingLocation),
      centers: options.centers,
    }
  );
}

/** What lead times go by: the choices once all are there, or the read of them that failed. */
export function useLeadTimeChoices() {
  const productTypes = useRead(listLeadTimeProductTypes, {});
  const locations = useRead(listLeadTimeLocations, {});
  const centers = useRead(listLeadTimeDistributionCenters, {});
  const failed = [productTypes, locations, centers].find(({ isLoadingError }) => isLoadingError);
  const options: LeadTimeOptions | undefined =
    productTypes.data && locations.data && centers.data
      ? { productTypes: productTypes.data, locations: locations.data, centers: centers.data }
      : undefined;
  return { options, failed };
}

/** Says in an alert titled 'ERROR' what the server has against it (T20). */
async function alertOf(reason: unknown): Promise<void> {
  const message = reason instanceof Error ? reason.message : String(reason);
  await confirm({ title: texts.error, message, cancelLabel: null });
}

/**
 * Adds a lead time to a group or changes the one given; false when the server refused it, which was told. Who was told of
 * somebody's newer change and applies again overwrites that one (T20).
 */
export function useSaveLeadTime(
  groupId: number,
  before: MilestoneLeadTime | undefined,
): (item: LeadTimeItem) => Promise<boolean> {
  const create = useWrite(addMilestoneLeadTime);
  const update = useWrite(updateMilestoneLeadTime);
  const [told, setTold] = useState<{ readonly of: MilestoneLeadTime | undefined; readonly stamp: string }>();
  return async ({ milestone, days, requestTypeId, ...rest }) => {
    if (milestone === null || days === null || requestTypeId === null) return false;
    const { productTypeId, manufacturingLocationId, distributionCenterId, isDefault } = rest;
    const body = {
      productTypeId,
      manufacturingLocationId,
      distributionCenterId,
      isDefault,
      requestTypeId,
      orderItemId: milestone,
      hours: days,
      leadTimeGroupId: groupId,
      schedulingStrategyId: before?.schedulingStrategyId ?? null,
      serviceLevelDays: before?.serviceLevelDays ?? 1,
      manufacturingAtRiskDays: before?.manufacturingAtRiskDays ?? 1,
    };
    try {
      const { message } = before
        ? await update.mutateAsync({
            timestampBase64: told?.of === before ? told.stamp : before.timestampBase64,
            body: { ...body, id: before.id },
          })
        : await create.mutateAsync({ body });
      toast({ message: message ?? '' });
      return true;
    } catch (reason) {
      const stamp = newerStamp(reason);
      if (stamp !== undefined) setTold({ of: before, stamp });
      await alertOf(reason);
      return false;
    }
  };
}

/** Asks, deletes and tells how it ended (T20). */
export function useRemoveLeadTime(): (row: MilestoneLeadTimeRow) => void {
  const { mutateAsync } = useWrite(deleteMilestoneLeadTime);
  return useCallback(
    (row) => {
      const ask = async () => {
        const question = {
          message: texts.removeQuestion,
          confirmLabel: texts.remove,
          tone: 'critical',
        } as const;
        if (!(await confirm(question))) return;
        try {
          toast({ message: (await mutateAsync({ id: row.id })).message ?? '' });
        } catch (reason) {
          await alertOf(reason);
        }
      };
      void ask();
    },
    [mutateAsync],
  );
}

import { skipToken, useRead } from '@crt/api-client/hooks';
import { listApplyingLeadTimes } from '@crt/api-client/main/milestone-lead-time';
import type { ApplyingLeadTime } from '@crt/api-client/types-main';
import { requestType } from '@crt/domain/request-type';
import { EmptyState } from '@crt/ui/EmptyState';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { Skeleton } from '@crt/ui/Skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import type { LeadTimeOptions } from '../LeadTimeItems/LeadTimeItemDialog.tsx';
import { useLeadTimeChoices } from '../LeadTimeItems/use-lead-time-item.ts';
import { leadTimeTexts } from '../lead-time.texts.ts';
import {
  ApplyingLeadTimes,
  type ApplyingLeadTimesProps,
  type LeadTimeQuestion,
} from './ApplyingLeadTimes.tsx';

const texts = leadTimeTexts.applying;

export interface ConnectedApplyingLeadTimesProps extends Pick<
  ApplyingLeadTimesProps,
  'onQuestion' | 'groupHref'
> {
  /** What is left out is the first one that can be chosen. */
  readonly question: Partial<LeadTimeQuestion>;
  /** Where the list of groups is. */
  readonly backHref: string;
}

const none: readonly ApplyingLeadTime[] = [];

/** The page that tells which lead times count for plans of a kind, and why (§3.2). */
export const ConnectedApplyingLeadTimes = (props: ConnectedApplyingLeadTimesProps) => {
  const { question, onQuestion, groupHref, backHref } = props;
  const { options, failed } = useLeadTimeChoices();
  const asked = options && questionOf(options, question);
  const list = useRead(listApplyingLeadTimes, asked ?? skipToken, { placeholderData: keepPreviousData });
  return (
    <Page header={<PageHeader title={texts.title} back={{ label: leadTimeTexts.title, href: backHref }} />}>
      {failed && (
        <FailedRead
          error={failed.error}
          failed={texts.failed}
          onRetry={failed.refetch}
          isRetrying={failed.isFetching}
        />
      )}
      {!failed && !options && <Skeleton height="30rem" />}
      {options && !asked && <EmptyState reason="nothingYet">{texts.noChoices}</EmptyState>}
      {options && asked && (
        <ApplyingLeadTimes
          options={options}
          question={asked}
          onQuestion={onQuestion}
          leadTimes={list.data ?? none}
          groupHref={groupHref}
          isLoading={list.isPending}
          isReloading={list.isPlaceholderData}
          error={list.isError ? list.error.message || texts.failed : undefined}
          onRetry={() => void list.refetch()}
        />
      )}
    </Page>
  );
};

/** What is asked, with the first of everything that is left out or unknown; undefined where there is nothing to choose. */
function questionOf(
  options: LeadTimeOptions,
  question: Partial<LeadTimeQuestion>,
): LeadTimeQuestion | undefined {
  const productTypeId = chosen(options.productTypes, question.productTypeId);
  const manufacturingLocationId = chosen(options.locations, question.manufacturingLocationId);
  const distributionCenterId = chosen(options.centers, question.distributionCenterId);
  if (!productTypeId || !manufacturingLocationId || !distributionCenterId) return undefined;
  const { requestTypeId = requestType.eRequest } = question;
  return { productTypeId, requestTypeId, manufacturingLocationId, distributionCenterId };
}

const chosen = (options: readonly { readonly id: number }[], id: number | undefined) =>
  (options.find((option) => option.id === id) ?? options[0])?.id;

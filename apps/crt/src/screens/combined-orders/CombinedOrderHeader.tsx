import type { CombinedOrderDetails } from '@crt/api-client/types-main';
import { combinedOrderTexts } from '@crt/domain-widgets/combined-order-texts';
import { PageHeader } from '@crt/ui/PageHeader';
import { RecordSteps } from '../../lists/RecordSteps.tsx';
import { listAround, recordInList } from '../../lists/record-in-list.ts';
import { useQuery } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';

const texts = combinedOrderTexts.details;

export interface CombinedOrderHeaderProps {
  readonly id: number;
  /** Undefined until it is known. */
  readonly details: CombinedOrderDetails | undefined;
}

/** Title, 'n of total', the neighbours by their identifiers, and the way back to the list (L5, L6). */
export const CombinedOrderHeader = ({ id, details }: CombinedOrderHeaderProps) => {
  const [query] = useQuery();
  const list = query.toString();
  // One heading from the first moment: whoever comes here stands on it.
  return (
    <PageHeader
      title={texts.title}
      description={details?.targetCombinedOrder.identifier}
      back={{
        label: texts.toList,
        href: listAround(paths.combinedOrders(), id, details?.targetIndex ?? 0, list),
      }}
      navigation={details && <Steps details={details} list={list} />}
    />
  );
};

interface InListProps {
  readonly details: CombinedOrderDetails;
  /** The query of the list. */
  readonly list: string;
}

const Steps = ({ details, list }: InListProps) => (
  <RecordSteps
    label={texts.orders}
    context={{
      recordIndexNumber: details.targetIndex || null,
      recordsNumber: details.count,
      prevRecordId: details.previousCombinedOrderId,
      nextRecordId: details.nextCombinedOrderId,
    }}
    hrefOf={(id) => recordInList(paths.combinedOrder(id), list)}
    names={{
      previous: details.previousCombinedOrderIdentifier,
      next: details.nextCombinedOrderIdentifier,
    }}
  />
);

import type { CombinedOrderDetails } from '@crt/api-client/types-main';
import { combinedOrderTexts } from '@crt/domain-widgets/combined-order-texts';
import { Link } from '@crt/ui/Link';
import { PageHeader } from '@crt/ui/PageHeader';
import { Inline } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { RecordSteps } from '../../lists/RecordSteps.tsx';
import { useQuery } from '../../routes/location.ts';
import { listAround, orderInList } from './order-in-list.ts';

const texts = combinedOrderTexts.details;

/** Title, 'n of total', the neighbours by their identifiers, and the way back to the list (L5, L6). */
export const CombinedOrderHeader = ({ details }: { readonly details: CombinedOrderDetails }) => {
  const [query] = useQuery();
  const list = query.toString();
  const { targetCombinedOrder: order, targetIndex, count } = details;
  const hrefOf = (id: number) => orderInList(id, list);
  return (
    <PageHeader
      title={texts.title}
      description={order.identifier}
      back={{ label: texts.toList, href: listAround(order.id, targetIndex, list) }}
      navigation={
        <RecordSteps
          label={texts.orders}
          context={{
            recordId: order.id,
            recordIndexNumber: targetIndex || null,
            recordsNumber: count,
            prevRecordId: details.previousCombinedOrderId,
            nextRecordId: details.nextCombinedOrderId,
            displayedRecordsNumber: 10,
          }}
          hrefOf={hrefOf}
        />
      }
      actions={
        <Inline gap={4}>
          <Neighbour
            label={texts.previous}
            id={details.previousCombinedOrderId}
            identifier={details.previousCombinedOrderIdentifier}
            hrefOf={hrefOf}
          />
          <Neighbour
            label={texts.next}
            id={details.nextCombinedOrderId}
            identifier={details.nextCombinedOrderIdentifier}
            hrefOf={hrefOf}
          />
        </Inline>
      }
    />
  );
};

interface NeighbourProps {
  readonly label: string;
  readonly id: number | null;
  readonly identifier: string | null;
  readonly hrefOf: (id: number) => string;
}

/** Which order comes before or after this one in the list (L6). */
const Neighbour = ({ label, id, identifier, hrefOf }: NeighbourProps) => (
  <Inline gap={1}>
    <Text tone="muted">{`${label}:`}</Text>
    {id === null ? (
      <Text tone="muted">{texts.notAvailable}</Text>
    ) : (
      <Link href={hrefOf(id)} isNumeric>
        {identifier}
      </Link>
    )}
  </Inline>
);

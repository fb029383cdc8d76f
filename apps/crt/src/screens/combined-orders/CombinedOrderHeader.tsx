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
      back={{ label: texts.toList, href: listAround(id, details?.targetIndex ?? 0, list) }}
      navigation={details && <Steps details={details} list={list} />}
      actions={details && <Neighbours details={details} list={list} />}
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
      recordId: details.targetCombinedOrder.id,
      recordIndexNumber: details.targetIndex || null,
      recordsNumber: details.count,
      prevRecordId: details.previousCombinedOrderId,
      nextRecordId: details.nextCombinedOrderId,
      displayedRecordsNumber: 10,
    }}
    hrefOf={(id) => orderInList(id, list)}
  />
);

const Neighbours = ({ details, list }: InListProps) => (
  <Inline gap={4}>
    <Neighbour
      label={texts.previous}
      id={details.previousCombinedOrderId}
      identifier={details.previousCombinedOrderIdentifier}
      hrefOf={(id) => orderInList(id, list)}
    />
    <Neighbour
      label={texts.next}
      id={details.nextCombinedOrderId}
      identifier={details.nextCombinedOrderIdentifier}
      hrefOf={(id) => orderInList(id, list)}
    />
  </Inline>
);

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

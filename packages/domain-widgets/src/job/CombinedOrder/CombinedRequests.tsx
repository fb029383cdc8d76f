import type { CombinedManufacturingJobTag } from '@crt/api-client/types-main';
import { Badge } from '@crt/ui/Badge';
import { Button, IconButton } from '@crt/ui/Button';
import { Card } from '@crt/ui/Card';
import { EmptyState } from '@crt/ui/EmptyState';
import { Link } from '@crt/ui/Link';
import { Inline } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { Plus, X } from 'lucide-react';
import { combinedOrderTexts } from './combined-order.texts.ts';
import * as styles from './CombinedRequests.css.ts';

const texts = combinedOrderTexts.details;

export interface CombinedRequestsProps {
  readonly requests: readonly CombinedManufacturingJobTag[];
  /** Without it there is nothing but to read (L21). */
  readonly mayAct: boolean;
  /** Whether requests can be added by where the job stands (L12). */
  readonly isOpen: boolean;
  /** Nothing is taken out of an order that tells what was made together (L15). */
  readonly isCompleted: boolean;
  /** Why nothing can be done at this moment. */
  readonly lockedReason?: string | undefined;
  readonly requestHref: (planId: number) => string;
  readonly onAdd: () => void;
  readonly onRemove: (request: CombinedManufacturingJobTag) => void;
}

/** The requests of an order, each with its workflow and pass; one that cannot be made now is told (L5, L12, L15, L16, L23). */
export const CombinedRequests = (props: CombinedRequestsProps) => {
  const { requests, mayAct, isOpen, lockedReason, onAdd } = props;
  const closed = isOpen ? lockedReason : combinedOrderTexts.request.closed;
  return (
    <Card
      title={texts.requests}
      headingLevel={2}
      {...(mayAct && {
        actions: (
          <Button icon={<Plus />} size="small" disabledReason={closed} onPress={onAdd}>
            {combinedOrderTexts.request.open}
          </Button>
        ),
      })}
    >
      {requests.length === 0 ? (
        <EmptyState reason="nothingYet" title={texts.noRequests} />
      ) : (
        <ul className={styles.list}>
          {requests.map((request) => (
            <Request key={request.id} {...props} request={request} />
          ))}
        </ul>
      )}
    </Card>
  );
};

const Request = ({
  request,
  mayAct,
  isCompleted,
  lockedReason,
  requestHref,
  onRemove,
}: CombinedRequestsProps & { readonly request: CombinedManufacturingJobTag }) => {
  const { requestId, fulfilmentPlanId, workflow, passNumber, isReadyForManufacturing } = request;
  return (
    <li className={styles.item}>
      <Inline gap={2}>
        <Link href={requestHref(fulfilmentPlanId)} isNumeric>
          {requestId}
        </Link>
        <Text>{workflow}</Text>
        <Badge variant="outline">{texts.pass(passNumber)}</Badge>
        {!isReadyForManufacturing && <Badge tone="critical">{texts.notReady}</Badge>}
      </Inline>
      {mayAct && (
        <IconButton
          size="small"
          label={texts.remove(requestId)}
          icon={<X />}
          disabledReason={isCompleted ? texts.completed : lockedReason}
          onPress={() => onRemove(request)}
        />
      )}
    </li>
  );
};

import { skipToken, useRead } from '@crt/api-client/hooks';
import { getPlanContext } from '@crt/api-client/main/plan-list';
import { planTexts } from '@crt/domain-widgets/plan-texts';
import { ButtonLink } from '@crt/ui/Link';
import { PageHeader } from '@crt/ui/PageHeader';
import { useQueryClient } from '@tanstack/react-query';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { listOfRecord } from '../../lists/list-of-record.ts';
import { readListId } from '../../lists/opened-lists.ts';
import { RecordSteps } from '../../lists/RecordSteps.tsx';
import { cycleRights } from '../../nav/sections.ts';
import { useQuery } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';
import { knownPlace } from './known-place.ts';

const texts = planTexts.details;

export interface PlanHeaderProps {
  readonly planId: number;
  /** Address of the plan's cycle; null where there is none, and until it is known. */
  readonly manufacturingUrl: string | null;
}

/** Title, 'N of M' through the list that one came from, and the links out (F1, F2). */
export const PlanHeader = ({ planId, manufacturingUrl }: PlanHeaderProps) => {
  const [query] = useQuery();
  const mayOpenCycle = useMay(cycleRights);
  const hasContext = query.get('useContext') === 'true';
  const client = useQueryClient();
  const list = readListId(query.get('list'));
  const asked = { id: planId, ...(list !== undefined && { listQueryId: list }) };
  const { data } = useRead(getPlanContext, hasContext ? asked : skipToken);
  const context = data ?? (hasContext ? knownPlace(client, planId, list) : undefined);
  const tab = query.get('tab') ?? undefined;
  return (
    <PageHeader
      title={texts.title}
      back={{ label: texts.toList, href: listOfRecord(paths.planList, { id: planId, context, list }) }}
      navigation={
        context && (
          <RecordSteps
            label={planTexts.list.table}
            context={context}
            hrefOf={(id) => paths.planDetails(id, { useContext: true, list, tab })}
          />
        )
      }
      actions={
        manufacturingUrl !== null &&
        mayOpenCycle && <ButtonLink href={manufacturingUrl}>{texts.toManufacturing}</ButtonLink>
      }
    />
  );
};

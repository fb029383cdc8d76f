import { skipToken, useRead } from '@crt/api-client/hooks';
import { getPlanContext } from '@crt/api-client/main/plan-list';
import { planTexts } from '@crt/domain-widgets/plan-texts';
import { ButtonLink } from '@crt/ui/Link';
import { PageHeader } from '@crt/ui/PageHeader';
import { RecordNavigation } from '@crt/ui/RecordNavigation';
import { useQueryClient } from '@tanstack/react-query';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { cycleRights } from '../../nav/sections.ts';
import { useGoTo, useQuery } from '../../routes/location.ts';
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
  const goTo = useGoTo();
  const mayOpenCycle = useMay(cycleRights);
  const hasContext = query.get('useContext') === 'true';
  const client = useQueryClient();
  const { data } = useRead(getPlanContext, hasContext ? { id: planId } : skipToken);
  const context = data ?? (hasContext ? knownPlace(client, planId) : undefined);
  const position = context?.recordIndexNumber ?? null;
  const go = (id: number | null) => id !== null && goTo(paths.planDetails(id, true));
  const list = context
    ? paths.planList({
        selectedRecordId: planId,
        ...(position !== null && { index: position }),
        recordsPerPage: context.displayedRecordsNumber,
      })
    : paths.planList();
  return (
    <PageHeader
      title={texts.title}
      back={{ label: texts.toList, href: list }}
      navigation={
        // Who has edited a plan out of the list that he came from goes on to its neighbours all the same.
        context &&
        [position, context.prevRecordId, context.nextRecordId].some((place) => place !== null) && (
          <RecordNavigation
            label={planTexts.list.table}
            position={position}
            count={context.recordsNumber}
            hasPrevious={context.prevRecordId !== null}
            hasNext={context.nextRecordId !== null}
            onPrevious={() => go(context.prevRecordId)}
            onNext={() => go(context.nextRecordId)}
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

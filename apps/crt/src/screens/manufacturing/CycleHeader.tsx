import type { ManufacturingCycleDetails } from '@crt/api-client/types-main';
import { cycleFactsTexts, jobTexts as texts } from '@crt/domain-widgets/job-texts';
import { DateTime } from '@crt/ui/DateTime';
import { ButtonLink } from '@crt/ui/Link';
import { PageHeader } from '@crt/ui/PageHeader';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { listOfRecord } from '../../lists/list-of-record.ts';
import { readListId } from '../../lists/opened-lists.ts';
import { RecordSteps } from '../../lists/RecordSteps.tsx';
import { planRights } from '../../nav/sections.ts';
import { useQuery } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';
import { CyclePrintActions } from './CyclePrintActions.tsx';
import { ScanButton } from './ScanButton.tsx';

export interface CycleHeaderProps {
  readonly cycleId: number;
  /** Undefined until it is known. */
  readonly details: ManufacturingCycleDetails | undefined;
}

/** Title, 'n of total' through the list that one came from, the scan of the next one, and the links out (H1). */
export const CycleHeader = ({ cycleId, details }: CycleHeaderProps) => {
  const [query] = useQuery();
  const mayOpenPlan = useMay(planRights);
  const tab = query.get('tab') ?? undefined;
  const list = readListId(query.get('list'));
  const context = details?.context;
  const hrefOf = (id: number) => {
    const isPrototype = details?.prototypeNeighbours.includes(id);
    const pathOf = isPrototype ? paths.prototypeDetails : paths.manufacturingDetails;
    return pathOf(id, { useContext: true, list, tab });
  };
  return (
    <PageHeader
      title={texts.title}
      description={details && <Subject {...details} />}
      back={{
        label: texts.toList,
        href: listOfRecord(paths.manufacturingList, { id: cycleId, context, list }),
      }}
      navigation={context && <RecordSteps label={texts.cycles} context={context} hrefOf={hrefOf} />}
      actions={
        details !== undefined && (
          <>
            <ScanButton />
            <CyclePrintActions details={details} />
            {mayOpenPlan && (
              <ButtonLink href={paths.planDetails(details.fulfilmentPlanId)}>{texts.toPlan}</ButtonLink>
            )}
          </>
        )
      }
    />
  );
};

/** Which cycle it is and when it is due: where the facts stand below the work, nobody has to go there for it. */
const Subject = (cycle: ManufacturingCycleDetails) => (
  <>
    <span>{cycle.requestIdWithManufacturingRevision}</span>
    {cycle.dueDate !== null && (
      <span>
        {` · ${cycleFactsTexts.dueDate} `}
        <DateTime value={cycle.dueDate} timeZone={cycle.manufacturingLocationTimezone} />
      </span>
    )}
  </>
);

import type { PlanningPreview, PlanToMove } from '@crt/api-client/types-main';
import { Badge } from '@crt/ui/Badge';
import { Banner } from '@crt/ui/Banner';
import { DateTime } from '@crt/ui/DateTime';
import { EditableTable } from '@crt/ui/EditableTable';
import { Link } from '@crt/ui/Link';
import { Inline, Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { planningTexts as texts } from './calendar-admin.texts.ts';
import { room } from './PlanningPreviewPanel.css.ts';

export interface PlanningPreviewPanelProps {
  /** Undefined while it is on its way, or while it is not known yet what is to be changed. */
  readonly preview: PlanningPreview | undefined;
  /** Not all that is needed has been entered. */
  readonly isIncomplete?: boolean;
  readonly isFailed?: boolean;
  /** Address of a plan. */
  readonly planHref: (id: number) => string;
}

/** What a change makes of open plans, in sentences: how many move, become late, or cannot be planned any more. */
function previewSentences({ movedCount, lateCount, unplannableCount }: PlanningPreview): string {
  return [
    movedCount === 0 ? texts.none : texts.moved(movedCount),
    ...(lateCount > 0 ? [texts.late(lateCount)] : []),
    ...(unplannableCount > 0 ? [texts.unplannable(unplannableCount)] : []),
  ].join(' ');
}

/** Ahead of a change: which plans move, and which of them become late. */
export const PlanningPreviewPanel = (props: PlanningPreviewPanelProps) => {
  const { preview, isIncomplete = false, isFailed = false, planHref } = props;
  const isKnown = preview && !isIncomplete && !isFailed;
  return (
    <div className={room}>
      {isKnown ? (
        <Known preview={preview} planHref={planHref} />
      ) : (
        <Unknown {...{ isIncomplete, isFailed }} />
      )}
    </div>
  );
};

type UnknownProps = Required<Pick<PlanningPreviewPanelProps, 'isIncomplete' | 'isFailed'>>;

const Unknown = ({ isIncomplete, isFailed }: UnknownProps) => (
  <Text as="p" tone={isFailed ? 'critical' : 'muted'}>
    {isIncomplete ? texts.incomplete : isFailed ? texts.failed : texts.reckoning}
  </Text>
);

interface KnownProps extends Pick<PlanningPreviewPanelProps, 'planHref'> {
  readonly preview: PlanningPreview;
}

const Known = ({ preview, planHref }: KnownProps) => {
  const { movedCount, lateCount, unplannableCount, plans } = preview;
  const isSerious = lateCount > 0 || unplannableCount > 0;
  return (
    <Stack gap={3}>
      <Banner tone={isSerious ? 'caution' : 'info'} live="polite" title={texts.title}>
        {previewSentences(preview)}
      </Banner>
      {plans.length > 0 && <PlanList plans={plans} count={movedCount} planHref={planHref} />}
    </Stack>
  );
};

interface PlanListProps extends Pick<PlanningPreviewPanelProps, 'planHref'> {
  readonly plans: readonly PlanToMove[];
  readonly count: number;
}

const PlanList = ({ plans, count, planHref }: PlanListProps) => (
  <EditableTable
    look="scrolling"
    label={texts.all}
    caption={count > plans.length ? texts.firstOf(plans.length, count) : texts.all}
    rows={plans}
    getRowKey={({ id }) => id}
    columns={[
      {
        id: 'plan',
        header: texts.plan,
        isRowHeader: true,
        cell: (plan) => <Plan plan={plan} href={planHref(plan.id)} />,
      },
      { id: 'milestone', header: texts.milestone, cell: ({ milestone }) => milestone },
      { id: 'from', header: texts.from, cell: ({ from, timezone }) => <Due date={from} zone={timezone} /> },
      { id: 'to', header: texts.to, cell: ({ to, timezone }) => <Due date={to} zone={timezone} /> },
    ]}
  />
);

const Plan = ({ plan, href }: { readonly plan: PlanToMove; readonly href: string }) => (
  <Inline gap={2} isWrapping={false}>
    {/* Looking at a plan must not take away what is being decided. */}
    <Link href={href} target="_blank" rel="noopener">
      {plan.requestId}
    </Link>
    {plan.becomesLate && <Badge tone="critical">{texts.becomesLate}</Badge>}
  </Inline>
);

const Due = ({ date, zone }: { readonly date: string | null; readonly zone: string }) =>
  date === null ? '–' : <DateTime value={date} dateStyle="date" timeZone={zone} />;

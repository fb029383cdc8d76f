import type { PlanningPreview, PlanToMove } from '@crt/api-client/types-main';
import { Badge } from '@crt/ui/Badge';
import { Banner } from '@crt/ui/Banner';
import { DateTime } from '@crt/ui/DateTime';
import { Link } from '@crt/ui/Link';
import { Inline, Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { planningTexts as texts } from './calendar-admin.texts.ts';
import * as styles from './PlanningPreviewPanel.css.ts';

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
  if (isIncomplete || isFailed || !preview) {
    const sentence = isIncomplete ? texts.incomplete : isFailed ? texts.failed : texts.reckoning;
    return (
      <Text as="p" tone={isFailed ? 'critical' : 'muted'}>
        {sentence}
      </Text>
    );
  }
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
  <div className={styles.list} role="group" tabIndex={0} aria-label={texts.all}>
    <table className={styles.table}>
      <caption className={styles.caption}>
        {count > plans.length ? texts.firstOf(plans.length, count) : texts.all}
      </caption>
      <thead>
        <tr>
          {[texts.plan, texts.milestone, texts.from, texts.to].map((head) => (
            <th key={head} scope="col" className={styles.head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.id}>
            <th scope="row" className={styles.cell}>
              <Inline gap={2} isWrapping={false}>
                {/* Looking at a plan must not take away what is being decided. */}
                <Link href={planHref(plan.id)} target="_blank" rel="noopener">
                  {plan.requestId}
                </Link>
                {plan.becomesLate && <Badge tone="critical">{texts.becomesLate}</Badge>}
              </Inline>
            </th>
            <td className={styles.cell}>{plan.milestone}</td>
            <td className={styles.cell}>
              <Due date={plan.from} zone={plan.timezone} />
            </td>
            <td className={styles.cell}>
              <Due date={plan.to} zone={plan.timezone} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Due = ({ date, zone }: { readonly date: string | null; readonly zone: string }) =>
  date === null ? '–' : <DateTime value={date} dateStyle="date" timeZone={zone} />;

import type { ManufacturingCycleDetails } from '@crt/api-client/types-main';
import { SkeletonText } from '@crt/ui/Skeleton';
import { Tabs } from '@crt/ui/Tabs';
import { mayLeave, UnsavedPart, type Unsaved } from '@crt/ui/unsaved';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { jobTexts } from '../job.texts.ts';
import * as styles from './ManufacturingDetails.css.ts';

// Whoever opens the tab waits for its form.
const Comments = lazy(async () => {
  const { ConnectedCycleComments } = await import('../CycleComments/ConnectedCycleComments.tsx');
  return { default: ConnectedCycleComments };
});

const texts = jobTexts.tabs;
/** The tabs of a cycle, in their order (H3). */
export const cycleTabs = ['milestones', 'changes', 'comments'] as const;
/** A tab of a cycle. */
export type CycleTab = (typeof cycleTabs)[number];

export interface CycleTabsProps {
  readonly details: ManufacturingCycleDetails;
  readonly userId: string | undefined;
  /** The milestones of the plan behind it. */
  readonly milestones: ReactNode;
  /** The change history of the plan behind it. */
  readonly changes: ReactNode;
  /** The open tab, where somebody keeps it. */
  readonly tab?: CycleTab | undefined;
  readonly onTab?: ((tab: CycleTab) => void) | undefined;
}

/** Milestones, changes and comments, each as high as specified (H3); what is typed in one is not lost by opening another. */
export const CycleTabs = ({ details, userId, milestones, changes, tab, onTab }: CycleTabsProps) => {
  const [own, setOwn] = useState<CycleTab>('milestones');
  const [part] = useState<Unsaved>(() => new Set());
  const selected = tab ?? own;
  const open = (id: CycleTab) => {
    setOwn(id);
    onTab?.(id);
  };
  const select = (id: CycleTab) => {
    if (id !== selected) void mayLeave(part).then((isAgreed) => isAgreed && open(id));
  };
  return (
    <UnsavedPart value={part}>
      <Tabs<CycleTab>
        label={jobTexts.title}
        selected={selected}
        onSelect={select}
        items={[
          {
            id: 'milestones',
            title: texts.milestones,
            // Its table is scrolled in its own frame, by keys with what is in its rows.
            content: (
              <div role="group" aria-label={texts.milestones} className={styles.scrolled}>
                <Later>{milestones}</Later>
              </div>
            ),
          },
          {
            id: 'changes',
            title: texts.changes,
            content: (
              <Later>
                <div className={styles.table}>{changes}</div>
              </Later>
            ),
          },
          {
            id: 'comments',
            title: texts.comments,
            count: details.comments.length,
            content: scrolled(texts.comments, <Comments details={details} userId={userId} />),
          },
        ]}
      />
    </UnsavedPart>
  );
};

/** What is higher than its frame is scrolled inside it, by keys too. */
const scrolled = (label: string, children: ReactNode) => (
  <div role="group" aria-label={label} tabIndex={0} className={styles.scrolled}>
    <Later>{children}</Later>
  </div>
);

const Later = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<SkeletonText lines={4} />}>{children}</Suspense>
);

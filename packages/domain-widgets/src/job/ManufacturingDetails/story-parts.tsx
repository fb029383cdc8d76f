import { getPlanChanges, getPlanMilestones, getRequestInformation } from '@crt/api-client/main/plan';
import { exampleOf, mock } from '@crt/api-client/mocks';
import type { ComponentType } from 'react';
import type { ConnectedManufacturingDetailsProps } from './ConnectedManufacturingDetails.tsx';

/** What the plan behind a cycle answers. */
export const planAnswers = () => [
  mock(getRequestInformation, exampleOf(getRequestInformation)),
  mock(getPlanMilestones, exampleOf(getPlanMilestones)),
  mock(getPlanChanges, exampleOf(getPlanChanges)),
];

type Parts = Pick<ConnectedManufacturingDetailsProps, 'partsOf' | 'wizard' | 'combinedOrderHref' | 'userId'>;
type OfPlan = ComponentType<{ readonly planId: number }>;

/** The widgets of other areas that a screen puts into the details of a cycle. */
export interface StoryWidgets {
  readonly Information: ComponentType<{
    readonly planId: number;
    readonly planHref: (id: string) => string;
    readonly isReadOnly: boolean;
  }>;
  readonly Milestones: OfPlan;
  readonly Changes: OfPlan;
  readonly Wizard: ComponentType<Parameters<Parts['wizard']>[0]>;
}

/** The same as a screen makes of them, in stories. */
export const storyParts = ({ Information, Milestones, Changes, Wizard }: StoryWidgets): Parts => ({
  userId: 'usr-hmey',
  combinedOrderHref: (id) => `/CombinedOrders/${id}`,
  wizard: (opened) => <Wizard {...opened} />,
  partsOf: (planId) => ({
    information: (
      <Information planId={planId} planHref={(id) => `/FulfilmentPlan/Details/${id}`} isReadOnly />
    ),
    milestones: <Milestones planId={planId} />,
    changes: <Changes planId={planId} />,
  }),
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquare, MoreHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DataTable } from '../../data/DataTable/DataTable.tsx';
import { Property, PropertyList } from '../../data/PropertyList/PropertyList.tsx';
import { fewColumns, samplePlans } from '../../data/stories/sample-plans.ts';
import { ConfirmOutlet } from '../../flow/ConfirmDialog/ConfirmOutlet.tsx';
import { confirm } from '../../flow/ConfirmDialog/confirm.ts';
import { InlineEdit } from '../../flow/InlineEdit/InlineEdit.tsx';
import { toast } from '../../flow/Toast/toast.ts';
import { ToastOutlet } from '../../flow/Toast/ToastOutlet.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { SplitView } from '../../layout/SplitView/SplitView.tsx';
import { Inline, Stack } from '../../layout/Stack/Stack.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { DateTime } from '../../primitives/DateTime/DateTime.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { type Status, StatusMark } from '../../primitives/StatusMark/StatusMark.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { RecordNavigation } from '../RecordNavigation/RecordNavigation.tsx';

const meta = {
  title: 'Patterns/Playground',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const centres = [
  { id: 'de', name: 'Germany' },
  { id: 'nl', name: 'Netherlands' },
  { id: 'us', name: 'United States' },
];

const steps: { status: Status; word: string; name: string; when: string }[] = [
  { status: 'done', word: 'Completed', name: 'Request released', when: '2026-03-02' },
  { status: 'done', word: 'Completed', name: 'Design approved', when: '2026-03-06' },
  { status: 'progress', word: 'In progress', name: 'Manufacturing', when: '2026-03-12' },
  { status: 'risk', word: 'At risk', name: 'Sterilisation', when: '2026-03-16' },
  { status: 'pending', word: 'Pending', name: 'Delivery', when: '2026-03-20' },
];

const Facts = () => {
  const [plan, setPlan] = useState({
    caseNumber: 'CN-4711' as string | null,
    centre: 'de' as string | null,
    quantity: 2 as number | null,
    delivery: '2026-03-20' as string | null,
    surgery: '2026-03-24T07:00:00Z' as string | null,
    isHot: true,
  });
  const save =
    <K extends keyof typeof plan>(key: K, message: string) =>
    async (value: (typeof plan)[K]) => {
      setPlan((before) => ({ ...before, [key]: value }));
      toast({ message, duration: 'persistent' });
    };
  return (
    <Card title="Request information">
      <PropertyList layout="aside">
        <Property label="Request id" copyText="100245">
          100245
        </Property>
        <Property label="Case number">
          <InlineEdit
            kind="text"
            label="Case number"
            value={plan.caseNumber}
            isRequired
            onSave={save('caseNumber', 'Case number changed')}
          />
        </Property>
        <Property label="Distribution centre">
          <InlineEdit
            kind="choice"
            label="Distribution centre"
            options={centres}
            value={plan.centre}
            isRequired
            onSave={save('centre', 'Distribution centre changed')}
          />
        </Property>
        <Property label="Quantity">
          <InlineEdit
            kind="number"
            label="Quantity"
            value={plan.quantity}
            onSave={save('quantity', 'Quantity changed')}
          />
        </Property>
        <Property label="Delivery date">
          <InlineEdit
            kind="date"
            label="Delivery date"
            value={plan.delivery}
            onSave={save('delivery', 'Delivery date changed')}
          />
        </Property>
        <Property label="Surgery">
          <InlineEdit
            kind="instant"
            label="Surgery"
            value={plan.surgery}
            onSave={save('surgery', 'Surgery changed')}
          />
        </Property>
        <Property label="Hot">
          <InlineEdit kind="boolean" label="Hot" value={plan.isHot} onSave={save('isHot', 'Hot changed')} />
        </Property>
      </PropertyList>
    </Card>
  );
};

const Milestones = () => (
  <Card title="Milestones" meta={<Badge tone="critical">3 days late</Badge>}>
    <Stack gap={3}>
      <ProgressBar label="Steps" value={2} maximum={5} valueText="2 of 5 steps" />
      <Stack gap={2} as="ul">
        {steps.map((step) => (
          <Inline key={step.name} as="li" justify="between">
            <StatusMark status={step.status} isWordHidden>
              {step.word}
            </StatusMark>
            <span style={{ flex: 1 }}>{step.name}</span>
            <Text tone="muted">
              <DateTime value={step.when} />
            </Text>
          </Inline>
        ))}
      </Stack>
    </Stack>
  </Card>
);

const actions = (
  <>
    <Button icon={<MessageSquare />}>Comment</Button>
    <Menu
      trigger={<IconButton variant="outline" label="More actions" icon={<MoreHorizontal />} />}
      placement="bottom end"
      groups={[
        {
          id: 'plan',
          entries: [
            {
              id: 'delete',
              label: 'Delete plan',
              icon: <Trash2 />,
              tone: 'critical',
              onAction: () =>
                void confirm({
                  title: 'Delete plan 100245?',
                  message: 'It cannot be brought back.',
                  confirmLabel: 'Delete plan',
                  tone: 'critical',
                }),
            },
          ],
        },
      ]}
    />
    <Button tone="accent" variant="solid" disabledReason="Sterilisation is not planned yet">
      Release
    </Button>
  </>
);

const plans = samplePlans(8);

const Screen = () => (
  <Page
    header={
      <PageHeader
        title="Plan 100245"
        meta={<StatusMark status="progress">In manufacturing</StatusMark>}
        description="Cranial plate, 54 mm, for Klinikum Freiburg"
        back={{ label: 'Plan Coordination', href: '#plans' }}
        navigation={
          <RecordNavigation label="Plans" position={12} count={37} onPrevious={() => {}} onNext={() => {}} />
        }
        actions={actions}
      />
    }
  >
    <Banner tone="caution" title="Sterilisation is late">
      Capacity is exhausted on 16 March; the next free day is 19 March.
    </Banner>
    <SplitView
      asideWidth="medium"
      aside={
        <Stack>
          <Facts />
          <Milestones />
        </Stack>
      }
    >
      <Tabs
        label="Plan"
        items={[
          {
            id: 'orders',
            title: 'Work orders',
            count: plans.length,
            content: (
              <div style={{ display: 'flex', blockSize: '26rem' }}>
                <DataTable
                  label="Work orders"
                  columns={fewColumns}
                  rows={plans}
                  getRowKey={(plan) => plan.id}
                />
              </div>
            ),
          },
          { id: 'changes', title: 'Changes', count: 12, content: <Text>What was changed.</Text> },
          { id: 'comments', title: 'Comments', content: <Text>What was said.</Text> },
        ]}
      />
    </SplitView>
    <ConfirmOutlet />
    <ToastOutlet />
  </Page>
);

export const PlanDetails: Story = { tags: ['visual-compact'], render: () => <Screen /> };

export const EditsAValue: Story = {
  render: () => <Screen />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Edit Case number/ }));
    const input = await canvas.findByRole('textbox', { name: 'Case number' });
    await userEvent.clear(input);
    await userEvent.type(input, 'CN-4712{Enter}');
    const notifications = within(document.body).getByRole('region', { name: 'Notifications' });
    await waitFor(() => expect(notifications).toHaveTextContent('Case number changed'));
    await expect(canvas.getByRole('button', { name: /CN-4712/ })).toHaveFocus();
  },
};

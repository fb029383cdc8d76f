import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { shown } from '../../stories/shown.ts';
import { Inline } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { toast } from './toast.ts';
import { ToastOutlet } from './ToastOutlet.tsx';

const undo = fn();

const tellSuccess = () => toast({ message: 'Link added', duration: 'persistent' });
const tellError = () =>
  toast({
    tone: 'critical',
    title: 'Not saved',
    message: 'The server did not answer.',
    duration: 'persistent',
  });
const tellWithAction = () =>
  toast({
    tone: 'info',
    message: 'Filter removed',
    duration: 'persistent',
    action: { label: 'Undo', onAction: undo },
  });

const Bench = () => (
  <>
    <Inline>
      <Button onPress={tellSuccess}>Success</Button>
      <Button onPress={tellError}>Error</Button>
      <Button onPress={tellWithAction}>With action</Button>
      <Button onPress={() => toast({ message: 'Copied', duration: 200 })}>Short</Button>
    </Inline>
    <ToastOutlet />
  </>
);

const meta = {
  title: 'Components/Flow/Toast',
  parameters: {
    docs: {
      description: {
        component:
          'A short message about what just happened; it goes by itself, unless there is something to do about it.',
      },
    },
  },
  component: Bench,
  beforeEach: () => {
    undo.mockClear();
  },
} satisfies Meta<typeof Bench>;
export default meta;

type Story = StoryObj<typeof meta>;

const below = ({ top, bottom }: DOMRect, other: DOMRect) => top >= other.bottom || bottom <= other.top;

/** Nothing lies over what a dialog leads to, however high the dialog is. */
export const BesideTheMainAction: Story = {
  tags: ['no-visual'],
  render: () => (
    <>
      <Dialog
        isOpen
        title="Modify workflow"
        width="100%"
        onClose={fn()}
        footer={
          <Button tone="accent" variant="solid">
            Save workflow
          </Button>
        }
      >
        <div style={{ blockSize: '200vh' }} />
      </Dialog>
      <ToastOutlet />
    </>
  ),
  play: async () => {
    tellError();
    const box = (name: string) => within(document.body).findByText(name);
    const told = (await box('Not saved')).closest('li') as HTMLElement;
    const action = await box('Save workflow');
    await waitFor(() =>
      expect(below(told.getBoundingClientRect(), action.getBoundingClientRect())).toBe(true),
    );
  },
};

const region = () => within(document.body).getByRole('region', { name: 'Notifications' });

export const AllTones: Story = {
  beforeEach: () => {
    for (const tell of [tellSuccess, tellError, tellWithAction]) tell();
  },
  play: async () => {
    await expect(within(region()).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(region()).getByRole('alert')).toHaveTextContent('Not saved');
    // Announced once: an alert within a polite list would be read twice.
    await expect(within(region()).getByRole('alert').closest('[aria-live]')).toBeNull();
    await expect(within(region()).getByText('Link added').closest('[aria-live]')).not.toBeNull();
  },
};

export const Leaves: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Short' }));
    await shown(within(region()).getByText('Copied'));
    await waitFor(() => expect(within(region()).queryByText('Copied')).toBeNull());
  },
};

export const WaitsWhileHovered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Short' }));
    await userEvent.hover(within(region()).getByText('Copied'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await shown(within(region()).getByText('Copied'));
    await userEvent.unhover(within(region()).getByText('Copied'));
    await waitFor(() => expect(within(region()).queryByText('Copied')).toBeNull());
  },
};

export const ActsOnce: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'With action' }));
    await userEvent.click(within(region()).getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(within(region()).queryByRole('listitem')).toBeNull();
  },
};

/** F8 leads to the messages from anywhere, Escape back; dismissing by key leads on, and at last back. */
export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    for (const name of ['Success', 'Error']) await userEvent.click(canvas.getByRole('button', { name }));
    const opener = canvas.getByRole('button', { name: 'Error' });
    await waitFor(() => expect(opener).toHaveFocus());
    const crosses = () => within(region()).getAllByRole('button', { name: 'Dismiss' });
    await userEvent.keyboard('{F8}');
    await expect(crosses()[0]).toHaveFocus();
    // The first Escape is the tip's, which the focus opened.
    await within(document.body).findByRole('tooltip');
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{F8}{Enter}');
    await waitFor(() => expect(crosses()).toHaveLength(1));
    await waitFor(() => expect(crosses()[0]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(region()).queryByRole('listitem')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Whoever is on its button has all the time. */
export const WaitsWhileFocused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Short' }));
    within(region()).getByRole('button', { name: 'Dismiss' }).focus();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await shown(within(region()).getByText('Copied'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(region()).queryByText('Copied')).toBeNull());
  },
};

/** 4 s unless it says otherwise: 1 s, or until it is dismissed (A27). */
export const FourSeconds: Story = {
  tags: ['no-visual'],
  render: () => (
    <>
      <Inline>
        <Button onPress={() => toast({ message: 'Usual' })}>Usual</Button>
        <Button onPress={() => toast({ message: 'Brief', duration: 1000 })}>Brief</Button>
        <Button onPress={() => toast({ message: 'Stays', duration: 'persistent' })}>Stays</Button>
      </Inline>
      <ToastOutlet />
    </>
  ),
  play: async ({ canvas }) => {
    const since = performance.now();
    const goneAfter = async (text: string) => {
      await waitFor(() => expect(within(region()).queryByText(text)).toBeNull(), { timeout: 8000 });
      return performance.now() - since;
    };
    for (const name of ['Usual', 'Brief', 'Stays'])
      await userEvent.click(canvas.getByRole('button', { name }), { delay: null });
    const [brief, usual] = await Promise.all([goneAfter('Brief'), goneAfter('Usual')]);
    await expect(brief).toBeGreaterThan(990);
    await expect(brief).toBeLessThan(3900);
    await expect(usual).toBeGreaterThan(3990);
    await shown(within(region()).getByText('Stays'));
  },
};

/** At the end of the page, which is the left; icon and words follow each other from the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    for (const name of ['Success', 'Error', 'With action'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(within(region()).getAllByRole('listitem')).toHaveLength(3);
    await expect(region().getBoundingClientRect().left).toBeLessThan(32);
  },
};

/** Long words break; nothing stands over the edge. */
export const LongText: Story = {
  render: () => (
    <>
      <Button
        onPress={() =>
          toast({
            tone: 'caution',
            title: 'Krankenhausversorgungsqualitätssicherungsbeauftragte',
            message:
              'https://crt.example.com/plans/100245/cycles/2/work-orders/4711-0815-2342?from=notification',
            duration: 'persistent',
            action: { label: 'Show the work order', onAction: undo },
          })
        }
      >
        Long
      </Button>
      <ToastOutlet />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Long' }));
    const [entry] = within(region()).getAllByRole('listitem');
    await expect(entry?.scrollWidth).toBeLessThanOrEqual(entry?.clientWidth ?? 0);
    await expect(entry?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

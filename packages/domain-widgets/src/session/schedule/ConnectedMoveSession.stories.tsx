import { findDesignersForSession } from '@crt/api-client/design-sessions/availability';
import { updateDesignSession } from '@crt/api-client/design-sessions/design-session';
import { mock } from '@crt/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { expectOpen } from '../../../../ui/src/stories/expect-open.ts';
import { StorySurroundings } from '../../shared/story-surroundings.tsx';
import { sampleSession } from '../sample-session.ts';
import { ConnectedMoveSession } from './ConnectedMoveSession.tsx';

const sentStamps = fn<(stamp: string | undefined) => void>();

const meta = {
  title: 'Widgets/Design sessions/ConnectedMoveSession',
  component: ConnectedMoveSession,
  tags: ['no-visual'],
  args: { session: sampleSession },
  decorators: [
    (Story) => (
      <StorySurroundings>
        <Story />
      </StorySurroundings>
    ),
  ],
  beforeEach: ({ msw }) => {
    sentStamps.mockClear();
    msw.use(
      mock(findDesignersForSession, {
        items: [{ id: 'usr-ana', name: 'Ana Costa' }],
        chosenDesigner: 'usr-ana',
      }),
      mock(updateDesignSession, ({ body }) => {
        sentStamps(body.timestampBase64);
        throw Response.json(
          { title: 'Somebody else changed this in the meantime', status: 409, timestamp: 'AAAAAAAAB9M=' },
          { status: 409 },
        );
      }),
    );
  },
} satisfies Meta<typeof ConnectedMoveSession>;
export default meta;

/** Somebody else was faster: it is told with the words of this button, and the present stamp had been sent (N11). */
export const MovedMeanwhile: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const move = canvas.getByRole('button', { name: 'Move 26-10412' });
    await expectOpen(move);
    await userEvent.click(move);
    await expect(await screen.findByText(/press Move again if it still has to go/)).toBeInTheDocument();
    await expect(sentStamps).toHaveBeenLastCalledWith(sampleSession.timestampBase64);
  },
};

/** Somebody else has moved it at the same moment: the row goes right after the refusal, which stays told (N11). */
export const OvertakenByAnother: StoryObj<typeof meta> = {
  render: function Render(args) {
    const [isListed, setIsListed] = useState(true);
    useEffect(() => {
      const leave = () => setIsListed(false);
      window.addEventListener('story:moved', leave);
      return () => window.removeEventListener('story:moved', leave);
    }, []);
    return isListed ? <ConnectedMoveSession {...args} /> : <>Nothing is in the way.</>;
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(updateDesignSession, () => {
        setTimeout(() => window.dispatchEvent(new Event('story:moved')), 50);
        const messages = ['Only a session whose meeting is created can be changed.'];
        return { result: 2 as const, messages, id: null };
      }),
    ),
  play: async ({ canvas }) => {
    const move = canvas.getByRole('button', { name: 'Move 26-10412' });
    await expectOpen(move);
    await userEvent.click(move);
    await expect(await canvas.findByText('Nothing is in the way.')).toBeVisible();
    await expect(await screen.findByText(/26-10412 was not moved by you/)).toBeInTheDocument();
  },
};

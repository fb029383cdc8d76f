import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen, SpecimenRow } from '../../stories/Specimen.tsx';
import { DateTime } from './DateTime.tsx';

const meta = {
  title: 'Components/Display/DateTime',
  component: DateTime,
  args: { value: '2026-11-24T08:00:00Z' },
} satisfies Meta<typeof DateTime>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The viewer is in Warsaw: the times of Warsaw and of Berlin are the own ones, that of Osaka is not. */
export const Zones: Story = {
  tags: ['visual', 'visual-dark'],
  globals: { timeZone: 'Europe/Warsaw' },
  render: ({ value }) => (
    <Specimen>
      <SpecimenRow label="Of the viewer">
        <DateTime value={value} />
      </SpecimenRow>
      <SpecimenRow label="Berlin, the same clock">
        <DateTime value={value} timeZone="Europe/Berlin" />
      </SpecimenRow>
      <SpecimenRow label="Osaka">
        <DateTime value={value} timeZone="Asia/Tokyo" />
      </SpecimenRow>
      <SpecimenRow label="Detroit">
        <DateTime value={value} timeZone="America/Detroit" />
      </SpecimenRow>
    </Specimen>
  ),
  play: async ({ canvasElement }) => {
    const read = [...canvasElement.querySelectorAll('time')].map((element) => element.textContent);
    await expect(read).toEqual([
      '24/11/2026 09:00\u00a0CET',
      '24/11/2026 09:00\u00a0CET',
      '24/11/2026 17:00\u00a0GMT+9',
      '24/11/2026 03:00\u00a0GMT-5',
    ]);
    const tags = [...canvasElement.querySelectorAll('time [data-component="Badge"]')];
    await expect(tags.map((tag) => tag.textContent)).toEqual(['GMT+9', 'GMT-5']);
  },
};

/** A zone makes no line higher, and stands on its baseline; tags below one another do not touch. */
export const InLines: Story = {
  tags: ['visual'],
  globals: { timeZone: 'Europe/Warsaw' },
  render: ({ value }) => (
    <>
      {['16px', '20px'].map((lineHeight) => (
        <div key={lineHeight} style={{ fontSize: '12px', lineHeight }}>
          {['Asia/Tokyo', 'America/Detroit', 'Europe/Warsaw'].map((timeZone) => (
            <div key={timeZone}>
              <DateTime value={value} timeZone={timeZone} isZoneHidden />
              {' – '}
              <DateTime value={value} timeZone={timeZone} dateStyle="time" />
            </div>
          ))}
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const line of canvasElement.querySelectorAll('div > div > div:has(> time)')) {
      const lines = Number.parseFloat(getComputedStyle(line).lineHeight);
      await expect(line.getBoundingClientRect().height).toBe(lines);
      const badge = line.querySelector('[data-component="Badge"]');
      await expect(badge?.getBoundingClientRect().height ?? 0).toBeLessThan(lines);
      // Letters of one size are on one baseline where their tops are.
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const tops = new Set<number>();
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        tops.add(range.getBoundingClientRect().top);
      }
      await expect([...tops]).toHaveLength(1);
    }
  },
};

/** A day has no zone, and neither has what is written without its time. */
export const Styles: Story = {
  globals: { timeZone: 'Europe/Warsaw' },
  render: ({ value }) => (
    <Specimen>
      <SpecimenRow label="Date and time">
        <DateTime value={value} />
      </SpecimenRow>
      <SpecimenRow label="Time">
        <DateTime value={value} dateStyle="time" timeZone="Asia/Tokyo" />
      </SpecimenRow>
      <SpecimenRow label="Date of an instant">
        <DateTime value={value} dateStyle="date" />
      </SpecimenRow>
      <SpecimenRow label="Day">
        <DateTime value="2026-11-24" />
      </SpecimenRow>
      <SpecimenRow label="ISO">
        <DateTime value={value} dateStyle="isoDate" />
      </SpecimenRow>
      <SpecimenRow label="Zone read beside it">
        <DateTime value={value} timeZone="Asia/Tokyo" isZoneHidden />
      </SpecimenRow>
    </Specimen>
  ),
  play: async ({ canvasElement }) => {
    const read = [...canvasElement.querySelectorAll('time')].map((element) => element.textContent);
    await expect(read).toEqual([
      '24/11/2026 09:00\u00a0CET',
      '17:00\u00a0GMT+9',
      '24/11/2026',
      '24/11/2026',
      '2026-11-24',
      '24/11/2026 17:00',
    ]);
  },
};

/** Nothing is `Empty`, or what the caller gives. */
export const NoValue: Story = {
  args: { value: null },
  render: ({ value }) => (
    <Specimen>
      <SpecimenRow label="By itself">
        <DateTime value={value} />
      </SpecimenRow>
      <SpecimenRow label="With words">
        <DateTime value={value} empty="Not planned yet" />
      </SpecimenRow>
    </Specimen>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('empty')).toBeInTheDocument();
    await expect(canvas.getByText('Not planned yet')).toBeInTheDocument();
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};

/** Dates read from left to right in every direction of writing. */
export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl', timeZone: 'Europe/Warsaw' },
  render: Zones.render!,
};

/** What is no date is shown as it came, so that nobody takes it for an empty one. */
export const Unreadable: Story = {
  tags: ['no-visual'],
  args: { value: 'week 48' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('week 48')).toBeInTheDocument();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Page } from './page.ts';
import { Pagination } from './Pagination.tsx';

const Pages = ({ totalCount, isDisabled = false }: { totalCount: number; isDisabled?: boolean }) => {
  const [page, setPage] = useState<Page>({ index: 0, size: 20 });
  return <Pagination page={page} totalCount={totalCount} onPageChange={setPage} isDisabled={isDisabled} />;
};

const meta = {
  title: 'Components/Data/Pagination',
  parameters: {
    docs: {
      description: {
        component: 'Where one is in a list, the way to its other pages, and how many rows a page has.',
      },
    },
  },
  component: Pages,
  args: { totalCount: 243 },
} satisfies Meta<typeof Pages>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Steps by keyboard; a change of size keeps the first row in view; the end keeps the focus. */
export const StepsByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    button('Next page').focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByText('41–60 of 243')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), '10');
    await expect(canvas.getByText('41–50 of 243')).toBeVisible();
    button('Last page').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('241–243 of 243')).toBeVisible();
    await expect(button('Last page')).toHaveFocus();
    await expect(button('Last page')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('241–243 of 243')).toBeVisible();
  },
};

const steps = ['First page', 'Previous page', 'Next page', 'Last page'];
const leadsNowhere: NonNullable<Story['play']> = async ({ canvas }) => {
  for (const name of steps)
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
};

/** One page only. */
export const OnePage: Story = {
  args: { totalCount: 7 },
  play: async (stage) => {
    await leadsNowhere(stage);
    await expect(stage.canvas.getByText('1–7 of 7')).toBeVisible();
  },
};

/** Nothing at all. */
export const NoRows: Story = {
  args: { totalCount: 0 },
  play: async (stage) => {
    await leadsNowhere(stage);
    await expect(stage.canvas.getByText('0 rows')).toBeVisible();
  },
};

/** While the first answer is on its way. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async (stage) => {
    await leadsNowhere(stage);
    await expect(stage.canvas.getByLabelText('Rows per page')).toBeDisabled();
  },
};

/** Arrows point the other way: the next page is at the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().left;
    await expect(left('Next page')).toBeLessThan(left('Previous page'));
  },
};

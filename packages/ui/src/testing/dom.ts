import type { Name } from './playwright.ts';

interface RoleOptions {
  name?: Name;
}

/** What `within(element)` of Testing Library gives, as far as the helpers use it. */
export interface Queries {
  getByRole(role: string, options?: RoleOptions): HTMLElement;
  getAllByRole(role: string, options?: RoleOptions): HTMLElement[];
  findByRole(role: string, options?: RoleOptions): Promise<HTMLElement>;
}

/** The part of `@testing-library/user-event` that the helpers use: of `userEvent.setup()`, which knows what is held down. */
export interface User {
  click(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  clear(element: Element): Promise<void>;
  keyboard(text: string): Promise<void>;
}

/** The tools of the test: Testing Library's own, or those of `storybook/test`. */
export interface Screen {
  within(element: HTMLElement): Queries;
  user: User;
  /** Where dialogs, lists and messages appear; default the whole document. */
  body?: HTMLElement;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const startsWith = (text: string): RegExp => new RegExp(`^${escape(text)}`);

function part(element: Element, name: string): Element {
  const found = element.querySelector(`[data-part="${name}"]`);
  if (!found) throw new Error(`There is no part '${name}' in ${element.textContent.slice(0, 60)}.`);
  return found;
}

function tableOf({ within, user }: Screen, body: HTMLElement, name: Name) {
  const grid = (): HTMLElement => {
    const found = within(body)
      .getByRole('region', { name })
      .querySelector<HTMLElement>('[role="grid"], [role="treegrid"]');
    if (!found) throw new Error(`There is no table in '${String(name)}'.`);
    return found;
  };
  const head = (header: string) => within(grid()).getByRole('columnheader', { name: startsWith(header) });
  const rows = () => [
    ...grid().querySelectorAll<HTMLElement>('[role="row"][data-index]:not([data-index="-1"])'),
  ];
  const row = (text: string): HTMLElement => {
    const found = rows().find(({ textContent }) => textContent.includes(text));
    if (!found) throw new Error(`No drawn row says '${text}'.`);
    return found;
  };
  return {
    grid,
    head,
    /** The rows that are drawn; those far out of view are not. */
    rows,
    row,
    /** Matching rows over all pages. */
    count: (): number => Number(grid().getAttribute('aria-rowcount')) - 1,
    /** Presses the head; `isAdding` keeps the other columns' rules. */
    sort: async (header: string, isAdding = false): Promise<void> => {
      if (isAdding) await user.keyboard('{Shift>}');
      await user.click(part(head(header), 'sort'));
      if (isAdding) await user.keyboard('{/Shift}');
    },
    select: (text: string): Promise<void> => user.click(part(row(text), 'select')),
    expand: (text: string): Promise<void> => user.click(part(row(text), 'expand')),
  };
}

function dialogOf({ within, user }: Screen, body: HTMLElement, name: Name) {
  const root = async (): Promise<HTMLElement> => {
    const kinds = body.querySelector('[role="alertdialog"]') ? 'alertdialog' : 'dialog';
    return within(body).findByRole(kinds, { name });
  };
  return {
    root,
    press: async (label: Name): Promise<void> =>
      user.click(within(await root()).getByRole('button', { name: label })),
    dismiss: (): Promise<void> => user.keyboard('{Escape}'),
  };
}

function inlineEditOf({ within, user }: Screen, body: HTMLElement, label: string) {
  const opener = (): HTMLElement =>
    within(body).getByRole('button', { name: new RegExp(`, Edit ${escape(label)}$`) });
  return {
    opener,
    /** Types a new value into a text or number and confirms it with Enter. */
    change: async (value: string): Promise<void> => {
      await user.click(opener());
      const editor = await within(body).findByRole('group', { name: `Edit ${label}` });
      const input = await within(editor).findByRole('textbox');
      await user.clear(input);
      await user.type(input, `${value}{Enter}`);
    },
    cancel: (): Promise<void> => user.keyboard('{Escape}'),
  };
}

/**
 * The same page objects as `playwrightKit`, on a document: for Testing Library and for play functions of stories.
 * `const kit = domKit({ within, user: userEvent.setup() }); await kit.table('Plans').sort('Product')`; a story takes the
 * `userEvent` that its play function is given.
 */
export function domKit(screen: Screen) {
  const body = screen.body ?? document.body;
  const { within, user } = screen;
  return {
    table: (name: Name) => tableOf(screen, body, name),
    dialog: (name: Name) => dialogOf(screen, body, name),
    comboBox: (label: Name) => ({
      choose: async (option: string, typed = option): Promise<void> => {
        await user.type(within(body).getByRole('combobox', { name: label }), typed);
        await user.click(await within(body).findByRole('option', { name: option }));
      },
    }),
    dateField: (label: Name) => ({
      /** Types the digits in the order of the parts on screen. */
      type: async (digits: string): Promise<void> => {
        const [first] = within(within(body).getByRole('group', { name: label })).getAllByRole('spinbutton');
        if (first) await user.click(first);
        await user.keyboard(digits);
      },
    }),
    inlineEdit: (label: string) => inlineEditOf(screen, body, label),
    /** The messages on screen that say this. */
    toasts: (text: string): HTMLElement[] =>
      [...body.querySelectorAll<HTMLElement>('[data-component="Toast"]')].filter(({ textContent }) =>
        textContent.includes(text),
      ),
  };
}

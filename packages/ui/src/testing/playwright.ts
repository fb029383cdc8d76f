/** What a name may be: its whole text, or a pattern. */
export type Name = string | RegExp;

interface NameOptions {
  name?: Name;
  exact?: boolean;
}

/** The part of Playwright's Locator that the helpers use, so that the kit needs no Playwright. */
export interface LocatorLike<L> {
  getByRole(role: string, options?: NameOptions): L;
  getByText(text: Name): L;
  locator(selector: string): L;
  filter(options: { has?: L; hasText?: Name }): L;
  first(): L;
  nth(index: number): L;
  click(options?: { modifiers?: 'Shift'[] }): Promise<void>;
  fill(value: string): Promise<void>;
  press(key: string): Promise<void>;
  pressSequentially(text: string): Promise<void>;
  getAttribute(name: string): Promise<string | null>;
}

/** The part of Playwright's Page that the helpers use. */
export interface PageLike<L> {
  getByRole(role: string, options?: NameOptions): L;
  locator(selector: string): L;
}

const exact = (name: Name): NameOptions => (typeof name === 'string' ? { name, exact: true } : { name });

/** A DataTable or TreeTable. */
function tableOf<L extends LocatorLike<L>>(page: PageLike<L>, name: Name) {
  const root = page.getByRole('region', exact(name));
  const grid = root.locator('[role="grid"], [role="treegrid"]');
  const rowWith = (text: Name) =>
    grid.locator('[role="row"][data-index]:not([data-index="-1"])').filter({ hasText: text });
  return {
    root,
    grid,
    /** The first drawn row that says this; rows far out of view are not drawn. */
    row: (text: Name): L => rowWith(text).first(),
    rowAt: (index: number): L => grid.locator(`[role="row"][data-index="${index}"]`),
    head: (header: string): L => grid.getByRole('columnheader', { name: new RegExp(`^${escape(header)}`) }),
    /** Matching rows over all pages. */
    count: async (): Promise<number> => Number(await grid.getAttribute('aria-rowcount')) - 1,
    /** Presses the head; `isAdding` keeps the other columns' rules. */
    sort: (header: string, isAdding = false): Promise<void> =>
      grid
        .getByRole('columnheader', { name: new RegExp(`^${escape(header)}`) })
        .locator('[data-part="sort"]')
        .click(isAdding ? { modifiers: ['Shift'] } : {}),
    select: (text: Name): Promise<void> => rowWith(text).first().locator('[data-part="select"]').click(),
    expand: (text: Name): Promise<void> => rowWith(text).first().locator('[data-part="expand"]').click(),
    button: (label: Name): L => root.getByRole('button', exact(label)),
  };
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A Dialog, a question of `confirm()` or a ConflictDialog. */
function dialogOf<L extends LocatorLike<L>>(page: PageLike<L>, name: Name) {
  const root = page
    .locator('[role="dialog"], [role="alertdialog"]')
    .filter({ has: page.getByRole('heading', typeof name === 'string' ? { name } : { name }) });
  return {
    root,
    press: (label: Name): Promise<void> => root.getByRole('button', exact(label)).click(),
    dismiss: (): Promise<void> => root.press('Escape'),
  };
}

/** A ComboBox: types what is looked for and takes the option of that name. */
function comboBoxOf<L extends LocatorLike<L>>(page: PageLike<L>, label: Name) {
  const input = page.getByRole('combobox', exact(label));
  return {
    input,
    choose: async (option: string, typed = option): Promise<void> => {
      await input.fill(typed);
      await page.getByRole('option', exact(option)).click();
    },
  };
}

/** A DateField or DatePicker: its parts take digits one after the other. */
function dateFieldOf<L extends LocatorLike<L>>(page: PageLike<L>, label: Name) {
  const group = page.getByRole('group', typeof label === 'string' ? { name: label } : { name: label });
  return {
    group,
    /** Types the digits in the order of the parts on screen: `20112026` where the day comes first. */
    type: async (digits: string): Promise<void> => {
      const first = group.getByRole('spinbutton').first();
      await first.click();
      await first.pressSequentially(digits);
    },
  };
}

/** An InlineEdit, found by the label of its field. */
function inlineEditOf<L extends LocatorLike<L>>(page: PageLike<L>, label: string) {
  const opener = page.getByRole('button', { name: new RegExp(`, Edit ${escape(label)}$`) });
  const editor = page.getByRole('group', { name: `Edit ${label}`, exact: true });
  return {
    /** The value as it is shown; a button that opens the editor. */
    opener,
    editor,
    /** Types a new value into a text or number and confirms it with Enter. */
    change: async (value: string): Promise<void> => {
      await opener.click();
      const input = editor.getByRole('textbox');
      await input.fill(value);
      await input.press('Enter');
    },
    cancel: (): Promise<void> => editor.press('Escape'),
  };
}

/**
 * Page objects for Playwright: `const kit = playwrightKit(page); await kit.table('Plans').sort('Product')`. They speak
 * of roles, names and `data-component`, which are part of the kit's promise; its classes are not.
 */
export function playwrightKit<L extends LocatorLike<L>>(page: PageLike<L>) {
  return {
    table: (name: Name) => tableOf(page, name),
    dialog: (name: Name) => dialogOf(page, name),
    comboBox: (label: Name) => comboBoxOf(page, label),
    dateField: (label: Name) => dateFieldOf(page, label),
    inlineEdit: (label: string) => inlineEditOf(page, label),
    /** The messages on screen. */
    toast: (text: Name): L => page.locator('[data-component="Toast"]').filter({ hasText: text }),
  };
}

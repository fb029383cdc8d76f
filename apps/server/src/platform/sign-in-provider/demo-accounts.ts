/** Password of every demo account. */
export const demoPassword = 'crt-demo';

/** One click on the sign-in page of the demo. */
export interface DemoAccount {
  readonly userName: string;
  readonly does: string;
}

/** The twelve personas (inventory, head) with what each may do in a few words. */
export const demoAccounts: readonly DemoAccount[] = [
  { userName: 'planner', does: 'Everything with plans' },
  { userName: 'plan-reader', does: 'Reads plans' },
  { userName: 'manufacturing', does: 'Works manufacturing cycles' },
  { userName: 'manufacturing-reader', does: 'Reads manufacturing cycles' },
  { userName: 'designer', does: 'Own design schedule' },
  { userName: 'session-manager', does: 'Manages design sessions' },
  { userName: 'session-viewer', does: 'Sees design sessions' },
  { userName: 'documentation-manager', does: 'Documents, products, keycodes' },
  { userName: 'documentation-reader', does: 'Reads documents and products' },
  { userName: 'administrator', does: 'Everything' },
  { userName: 'user-admin', does: 'Users only' },
  { userName: 'no-rights', does: 'Nothing at all' },
];

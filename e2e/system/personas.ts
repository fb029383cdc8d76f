/** The demo accounts; the password of all of them is the same. */
export const personas = [
  'planner',
  'plan-reader',
  'manufacturing',
  'manufacturing-reader',
  'designer',
  'session-manager',
  'session-viewer',
  'documentation-manager',
  'documentation-reader',
  'administrator',
  'user-admin',
  'no-rights',
] as const;

export type Persona = (typeof personas)[number];

export const password = 'crt-demo';

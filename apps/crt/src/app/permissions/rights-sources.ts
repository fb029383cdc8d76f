import type { RightsSources } from './rights.ts';

/** The three permission calls over the network. */
export function rightsSources(getToken: () => Promise<string | undefined>): RightsSources {
  const ask = async (address: string, body?: unknown) => {
    const response = await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${await getToken()}`,
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.json();
  };
  return {
    main: (names) => ask('/api/Login/CheckUserPermissions', names),
    documentation: () => ask('/api/documentation/Permission/Granted'),
    design: () => ask('/api/design/permissions'),
  };
}

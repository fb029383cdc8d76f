import { problemError } from './api-error.ts';
import type { Api } from './create-api.ts';

/**
 * Opens the API reference in a new tab; call it straight from a click. A tab of its own could not send the access
 * token, so the page is fetched here and opened as a blob.
 */
export async function openReference(api: Api): Promise<void> {
  const tab = globalThis.open('', '_blank');
  const response = await api.transport.fetch(new Request(`${api.baseUrl || location.origin}/api/docs`));
  if (!response.ok) {
    tab?.close();
    throw problemError(response, await response.json().catch(() => undefined));
  }
  const address = URL.createObjectURL(await response.blob());
  if (tab) tab.location.href = address;
}

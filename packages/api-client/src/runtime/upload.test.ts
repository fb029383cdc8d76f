import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi } from './create-api.ts';
import type { Write } from './operation.ts';
import { upload } from './upload.ts';

const importRows: Write<
  { id: number; body: { file: Blob; mode: string } },
  { result: 0 | 1 | 2; message: string }
> = {
  id: 'importRows',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Products/{id}/Import',
  tag: 'product',
  send: 'form',
  answer: 'result',
};
const input = { id: 7, body: { file: new File(['1;2'], 'a.csv'), mode: 'skip' } };

interface Answer {
  status: number;
  body?: object;
}

/** Stands in for the browser's XMLHttpRequest: reports half, then all, then answers what the test wants. */
function fakeBrowser(answers: (Answer | 'lost' | 'never')[]) {
  const sent: { url: string; headers: Record<string, string>; form: FormData }[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload = () => undefined;
    onerror = () => undefined;
    onabort = () => undefined;
    status = 0;
    responseText = '';
    #url = '';
    #headers: Record<string, string> = {};
    open(_method: string, url: string) {
      this.#url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    getResponseHeader(name: string) {
      return name === 'content-type' ? 'application/json' : null;
    }
    abort() {
      this.onabort();
    }
    send(form: FormData) {
      sent.push({ url: this.#url, headers: this.#headers, form });
      const answer = answers.shift() ?? 'never';
      if (answer === 'never') return;
      queueMicrotask(() => {
        this.upload.onprogress?.({ loaded: 5, total: 10 });
        this.upload.onprogress?.({ loaded: 10, total: 10 });
        if (answer === 'lost') return this.onerror();
        this.status = answer.status;
        this.responseText = JSON.stringify(answer.body ?? {});
        return this.onload();
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}
afterEach(() => vi.unstubAllGlobals());

let renewals = 0;
const api = createApi({
  baseUrl: 'http://crt.test',
  getToken: () => 'first',
  onUnauthorized: async () => `renewed-${(renewals += 1)}`,
});

describe('an upload', () => {
  it('sends the form to the path, says who calls and how far it is', async () => {
    const sent = fakeBrowser([{ status: 200, body: { result: 0, message: 'Done' } }]);
    const onProgress = vi.fn<(share: number) => void>();
    expect(await upload(api, importRows, input, { onProgress })).toEqual({ result: 0, message: 'Done' });
    expect(onProgress.mock.calls.flat()).toEqual([0.5, 1]);
    expect(sent[0]).toMatchObject({
      url: 'http://crt.test/api/documentation/Products/7/Import',
      headers: { authorization: 'Bearer first', 'x-requested-with': 'XMLHttpRequest' },
    });
    expect(sent[0]?.form.get('file')).toMatchObject({ name: 'a.csv' });
    expect(sent[0]?.form.get('mode')).toBe('skip');
  });

  it('is sent again with a renewed token', async () => {
    const sent = fakeBrowser([{ status: 401 }, { status: 200, body: { result: 0, message: '' } }]);
    await upload(api, importRows, input);
    expect(sent[1]?.headers['authorization']).toMatch(/^Bearer renewed-/);
  });

  it('fails like any other call', async () => {
    fakeBrowser([{ status: 413, body: { title: 'The file is too large' } }]);
    await expect(upload(api, importRows, input)).rejects.toMatchObject({ kind: 'problem', status: 413 });
    fakeBrowser([{ status: 200, body: { result: 2, message: 'Wrong columns' } }]);
    await expect(upload(api, importRows, input)).rejects.toMatchObject({
      kind: 'result',
      message: 'Wrong columns',
    });
    fakeBrowser(['lost']);
    await expect(upload(api, importRows, input)).rejects.toMatchObject({ kind: 'network' });
  });

  it('can be cancelled, before and on the way', async () => {
    fakeBrowser(['never']);
    const controller = new AbortController();
    const running = upload(api, importRows, input, { signal: controller.signal });
    await vi.waitFor(() => Promise.resolve());
    controller.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
    const late = upload(api, importRows, input, { signal: AbortSignal.abort(new Error('never')) });
    await expect(late).rejects.toThrow('never');
  });
});

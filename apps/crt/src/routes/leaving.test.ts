import { unsavedOnPage } from '@crt/ui/unsaved';
import { expect, test, vi } from 'vitest';
import { guardSteps, leave, useNoteLeaving, type Steps } from './leaving.ts';

let effect: (() => void) | undefined;
vi.mock(import('react'), async (importOriginal) => ({
  ...(await importOriginal()),
  useLayoutEffect: (run) => (effect = run() as () => void),
}));

/** A window with a history of three screens that answers `go` later, as browsers do. */
function windowAt(index: number) {
  const paths = ['/List', '/Details/1', '/Details/2'];
  const target = new EventTarget();
  let at = index;
  const page = {
    addEventListener: target.addEventListener.bind(target),
    get location() {
      return { pathname: paths[at] ?? '' };
    },
    history: {
      get state() {
        return { idx: at };
      },
      go(distance: number) {
        setTimeout(() => {
          at += distance;
          target.dispatchEvent(new Event('popstate'));
        });
      },
    },
  };
  const heard: string[] = [];
  const arrived = guardSteps(page as unknown as Steps);
  page.addEventListener('popstate', () => {
    heard.push(page.location.pathname);
    arrived();
  });
  return { page, heard };
}

test('with nothing typed the router hears every step', async () => {
  const { page, heard } = windowAt(1);
  page.history.go(-1);
  await vi.waitFor(() => expect(heard).toEqual(['/List']));
});

test('who does not want to lose what is typed stays; the router never hears of the step', async () => {
  const { page, heard } = windowAt(1);
  const mayLeave = vi.fn(() => Promise.resolve(false));
  unsavedOnPage.add(mayLeave);
  page.history.go(-1);
  await vi.waitFor(() => expect(mayLeave).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(page.location.pathname).toBe('/Details/1'));
  expect(heard).toEqual([]);
  const go = vi.fn();
  leave('/List', go);
  await vi.waitFor(() => expect(mayLeave).toHaveBeenCalledTimes(2));
  expect(go).not.toHaveBeenCalled();
  unsavedOnPage.clear();
});

test('who agrees to lose what is typed goes Back and Forward, and is asked again the next time', async () => {
  const { page, heard } = windowAt(1);
  const mayLeave = vi.fn(() => Promise.resolve(true));
  unsavedOnPage.add(mayLeave);
  page.history.go(1);
  await vi.waitFor(() => expect(heard).toEqual(['/Details/2']));
  page.history.go(-2);
  await vi.waitFor(() => expect(heard).toEqual(['/Details/2', '/List']));
  expect(mayLeave).toHaveBeenCalledTimes(2);
  unsavedOnPage.clear();
});

test('a screen writes down how it is left before a link leads on, and only when it does', async () => {
  const done: string[] = [];
  useNoteLeaving((path) => done.push(`note ${path}`));
  leave('/Details/1', () => done.push('go'));
  expect(done).toEqual(['note /Details/1', 'go']);
  const isLeaving = vi.fn(() => Promise.resolve(false));
  unsavedOnPage.add(isLeaving);
  leave('/Details/2', () => done.push('go'));
  await vi.waitFor(() => expect(isLeaving).toHaveBeenCalledOnce());
  unsavedOnPage.clear();
  effect?.();
  leave('/Details/3', () => done.push('go'));
  expect(done).toEqual(['note /Details/1', 'go', 'go']);
});

/** Takes over in the browser what a server has drawn; loaded by the page that the test opens. */
import { createElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { dress, samples } from './samples.tsx';

/** Called once everything beside it is on the page and has run its effects. */
const WhenDrawn = ({ call }: { call: () => void }) => {
  useEffect(call, [call]);
  return null;
};

const wordsOf = (told: unknown[]): string =>
  told.map((word) => (word instanceof Error ? word.message : String(word))).join(' ');

/** What React says while it takes over the text of a sample. */
async function takeOver(name: string, html: string): Promise<string[]> {
  const story = samples.get(name);
  if (!story) return ['There is no such story in the browser.'];
  const heard: string[] = [];
  const hear = (...told: unknown[]) => void heard.push(wordsOf(told));
  const { error } = console;
  console.error = hear;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const { promise: drawn, resolve } = Promise.withResolvers<void>();
  const fail = (failure: unknown) => {
    hear(failure);
    resolve();
  };
  const root = hydrateRoot(place, dress(story, createElement(WhenDrawn, { call: resolve })), {
    onRecoverableError: hear,
    onCaughtError: hear,
    onUncaughtError: fail,
  });
  await drawn;
  // What the effects have changed is drawn after them.
  await new Promise((done) => setTimeout(done, 0));
  root.unmount();
  place.remove();
  console.error = error;
  return heard;
}

/** What React says of each sample, by its name; nothing where it is content. */
async function takeOverAll(drawn: readonly (readonly [name: string, html: string])[]) {
  const found: Record<string, string[]> = {};
  for (const [name, html] of drawn) {
    const heard = await takeOver(name, html);
    if (heard.length > 0) found[name] = heard;
  }
  return found;
}

Object.assign(globalThis, { takeOverAll });

import { createHash } from 'node:crypto';
import { feedText, type Feed } from './feed-text.ts';

/** A long text takes 0.3 MB. */
const mostKept = 100;

const keyOf = ({ now: _now, ...told }: Feed) =>
  createHash('sha256').update(JSON.stringify(told)).digest('base64url');

type Write = (feed: Feed) => Promise<string>;

/**
 * Writes each text once as long as nothing of it changes: programs ask every quarter of an hour, some of them all at once.
 * What it tells is its key, so that an old text is never taken for a new one.
 */
export function keepTexts(write: Write): Write {
  /** Also those that are being written; who was asked for last stands last. */
  const kept = new Map<string, Promise<string>>();
  return async (feed) => {
    const key = keyOf(feed);
    const text = kept.get(key) ?? write(feed);
    kept.delete(key);
    kept.set(key, text);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    try {
      return await text;
    } catch (error) {
      if (kept.get(key) === text) kept.delete(key);
      throw error;
    }
  };
}

/** The text of a feed, kept by this process. */
export const keptFeedText = keepTexts(feedText);

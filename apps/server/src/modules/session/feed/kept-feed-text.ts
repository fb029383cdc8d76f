import { createHash } from 'node:crypto';
import { feedText, type Feed } from './feed-text.ts';

/** A long text takes 0.3 MB. */
const mostKept = 100;

/** Texts by what they tell, also those that are being written; who was asked for last stands last. */
const kept = new Map<string, Promise<string>>();

const keyOf = ({ now: _now, ...told }: Feed) =>
  createHash('sha256').update(JSON.stringify(told)).digest('base64url');

/**
 * The text of a feed, written once as long as nothing of it changes: programs ask every quarter of an hour, some of them all at
 * once. What it tells is its key, so that an old text is never taken for a new one.
 */
export async function keptFeedText(feed: Feed): Promise<string> {
  const key = keyOf(feed);
  const text = kept.get(key) ?? feedText(feed);
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
}

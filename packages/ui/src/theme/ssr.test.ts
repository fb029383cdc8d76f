import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const entries = readdirSync(join(import.meta.dirname, '../../exports')).filter((file) =>
  file.endsWith('.ts'),
);

describe('every entry can be imported where there is no document', () => {
  it.each(entries)('%s', async (entry) => {
    expect(typeof document).toBe('undefined');
    const loaded: unknown = await import(
      /* @vite-ignore */ join(import.meta.dirname, '../../exports', entry)
    );
    expect(Object.keys(loaded as object).length).toBeGreaterThan(0);
  });
});

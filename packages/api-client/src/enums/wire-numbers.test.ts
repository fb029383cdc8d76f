import { expect, test } from 'vitest';
import { messageType, messageTypeLabels } from './__generated__/message-type.ts';
import { resultCode } from './__generated__/result-code.ts';
import { sharingLevel } from './__generated__/sharing-level.ts';
import { sortOrder } from './__generated__/sort-order.ts';

// Whoever renumbers these in openapi/ breaks what other systems and stored filters already say (A23, A32, A34).
test('numbers on the wire are those of the specification (A34)', () => {
  expect(sharingLevel).toEqual({ private: 0, public: 1 });
  expect(messageType).toEqual({ info: 0, success: 1, warning: 2, error: 3 });
  expect(resultCode).toEqual({ success: 0, warning: 1, error: 2 });
  expect(sortOrder).toEqual({ descending: 0, ascending: 1 });
});

test('each number has its word', () => {
  expect(messageTypeLabels).toEqual({ 0: 'Info', 1: 'Success', 2: 'Warning', 3: 'Error' });
});

import { describe, expect, it, vi } from 'vitest';
import { confirm, questionStore } from './confirm.ts';

describe('a question whose outlet goes away', () => {
  it('is answered with no, and can be asked again', async () => {
    const leave = questionStore.subscribe(() => undefined);
    const first = confirm({ message: 'Remove?' });
    const second = confirm({ message: 'Really?' });
    leave();
    expect(await Promise.all([first, second])).toEqual([false, false]);
    expect(questionStore.current()).toBeUndefined();

    const again = confirm({ message: 'Remove?' });
    questionStore.current()?.answer(true);
    expect(await again).toBe(true);
  });

  it('stays while another outlet is there', () => {
    const leave = questionStore.subscribe(() => undefined);
    const other = questionStore.subscribe(() => undefined);
    void confirm({ message: 'Remove?' });
    leave();
    expect(questionStore.current()?.message).toBe('Remove?');
    other();
  });
});

it('that is declined tells it once, however often it was asked', async () => {
  const onDeclined = vi.fn();
  const question = { message: 'Remove?', onDeclined };
  const answers = Promise.all([confirm(question), confirm(question)]);
  questionStore.current()?.answer(false);
  expect(await answers).toEqual([false, false]);
  expect(onDeclined).toHaveBeenCalledOnce();
  expect(questionStore.current()).toBeUndefined();
});

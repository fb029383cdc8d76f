import { expect, it } from 'vitest';
import { englishFlowTexts } from '../../texts/flow-texts.ts';
import { durationWords, joinDuration, splitDuration } from './duration.ts';

it('counts days of 8 hours', () => {
  expect(splitDuration(8 * 60)).toEqual({ days: 1, hours: 0, minutes: 0 });
  expect(splitDuration(479)).toEqual({ days: 0, hours: 7, minutes: 59 });
  expect(splitDuration(24 * 60, 24)).toEqual({ days: 1, hours: 0, minutes: 0 });
});

it('carries what is more than a unit', () => {
  expect(splitDuration(joinDuration({ days: 0, hours: 10, minutes: 75 }))).toEqual({
    days: 1,
    hours: 3,
    minutes: 15,
  });
});

it('gives back what it took apart', () => {
  for (let minutes = 0; minutes < 3000; minutes += 7)
    expect(joinDuration(splitDuration(minutes))).toBe(minutes);
});

it.each([
  [0, '0 min'],
  [480, '1 d'],
  [630, '1 d 2 h 30 min'],
  [45, '45 min'],
])('%d minutes are %s', (minutes, words) => {
  expect(durationWords(minutes, englishFlowTexts)).toBe(words);
});

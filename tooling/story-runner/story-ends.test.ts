import { expect, it } from 'vitest';
import { storyEnds } from './story-ends.ts';

const story = (id: string, ...tags: string[]) => ({
  id,
  type: 'story',
  title: id.split('--')[0] ?? '',
  tags,
});

it('wants untouched what is stored and what is named for a state, and open what says so', () => {
  const entries = [
    story('a--acts', 'no-visual', 'play-fn'),
    story('a--main', 'play-fn'),
    story('a--filled', 'play-fn'),
    story('a--typed', 'play-fn'),
    story('a--list-open', 'play-fn'),
    story('a--opened', 'play-fn'),
    story('a--week-open-late', 'play-fn'),
    story('b--on-focus', 'play-fn', 'opens'),
    story('c--default', 'no-visual', 'play-fn'),
    story('d--main'),
    { ...story('e--guide', 'play-fn'), type: 'docs' },
  ];
  expect(storyEnds(entries)).toEqual({
    'a--main': ['at rest', 'untouched'],
    'a--filled': ['at rest', 'untouched'],
    'a--typed': ['at rest'],
    'a--list-open': ['open', 'at rest'],
    'a--opened': ['at rest'],
    'a--week-open-late': ['at rest'],
    'b--on-focus': ['open'],
    'c--default': ['untouched'],
  });
});

it('wants of every story the state that its name says, also where it does not play', () => {
  const unseen = story('b--failed', 'unseen');
  const names = [
    'load-failed',
    'loading',
    'nothing-matches',
    'read-only',
    'with-disabled',
    'selection',
    'question',
  ];
  expect(storyEnds([unseen, ...names.map((name) => story(`a--${name}`, 'no-visual'))])).toEqual({
    'a--load-failed': ['failed'],
    'a--loading': ['loading'],
    'a--nothing-matches': ['empty'],
    'a--read-only': ['read-only'],
    'a--selection': ['selected'],
    'a--question': ['open'],
  });
});

export * from '../src/keycode/keycode.ts';

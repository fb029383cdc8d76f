export * from '../src/session/slot-loss.ts';
